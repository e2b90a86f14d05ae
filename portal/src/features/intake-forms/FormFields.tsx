import { formatDay, isRealDate } from '@clinic/contract/clinic-calendar';
import type { FormDefinition, FormField } from '@clinic/contract/intake-form-fields';
import { longText, oneLine, optional, realDate, type Rule } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { FormSelect, FormTextField } from '../../components/form-fields.tsx';

/** Values of any intake form: text on the wire, by field name. */
export type FormValues = Record<string, string>;

const rules: Record<FormField['kind'], Rule> = {
  line: oneLine(),
  text: longText(),
  number: oneLine(),
  date: optional(realDate),
  email: oneLine(),
  phone: oneLine(),
  choice: oneLine(),
};
const types = { number: 'number', date: 'date', email: 'email', phone: 'tel' } as const;

const labelOf = ({ label, unit }: FormField): string => (unit ? `${label} (${unit})` : label);
const wide = (kind: FormField['kind']) => (kind === 'text' ? { gridColumn: '1 / -1' } : {});

interface Shown {
  definition: FormDefinition;
  /** Level of the sections' headings: `h3` below a heading of the page's own. */
  headings?: 'h2' | 'h3';
}

function Sections({
  definition,
  headings = 'h2',
  children,
}: Shown & { children: (field: FormField) => ReactNode }) {
  return definition.sections.map(({ title, fields }) => (
    <Box key={title} component="section" aria-label={title} sx={{ mb: 7 }}>
      <Typography variant="h4" component={headings} sx={{ mb: 4, color: 'primary.main' }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {fields.map((field) => children(field))}
      </Box>
    </Box>
  ));
}

interface EditProps extends Shown {
  control: Control<FormValues>;
  /** Told besides the form, for example to fill the age from the date of birth. */
  onFieldChange?: (name: string, value: string) => void;
}

/** An intake form to fill in; its fields come from the contract's definition. */
export function FormFieldsEdit({ definition, headings, control, onFieldChange }: EditProps) {
  return (
    <Sections definition={definition} headings={headings}>
      {(field) => {
        const shared = {
          name: field.name,
          control,
          rules: { validate: rules[field.kind] },
          label: labelOf(field),
          onChange: (value: string) => onFieldChange?.(field.name, value),
          sx: wide(field.kind),
        };
        if (field.kind === 'choice') {
          const options = field.options?.map((value) => ({ value, label: value })) ?? [];
          return <FormSelect key={field.name} {...shared} options={options} />;
        }
        if (field.kind === 'text') return <FormTextField key={field.name} {...shared} rows={4} />;
        const type = field.kind === 'line' ? 'text' : types[field.kind];
        return <FormTextField key={field.name} {...shared} type={type} htmlInput={{ step: 'any' }} />;
      }}
    </Sections>
  );
}

function shown(field: FormField, value: string | undefined): string {
  if (!value) return '–';
  return field.kind === 'date' && isRealDate(value) ? formatDay(value) : value;
}

/** A saved intake form to read. */
export function FormFieldsView({ definition, headings, values }: Shown & { values: FormValues }) {
  return (
    <Sections definition={definition} headings={headings}>
      {(field) => (
        <Box key={field.name} component="dl" sx={{ m: 0, minWidth: 0, ...wide(field.kind) }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {labelOf(field)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {shown(field, values[field.name])}
          </Typography>
        </Box>
      )}
    </Sections>
  );
}
