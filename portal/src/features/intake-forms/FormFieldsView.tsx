import type { FormField } from '@clinic/contract/care/intake-forms/intake-form-definition';
import { shownPastDay } from '@clinic/contract/reading/days';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldHints, FormValues } from './form-values.ts';
import { FormSections, labelOf, wide, type Shown } from './FormSections.tsx';

function shown(field: FormField, value: string | undefined): string {
  if (!value) return '–';
  return field.kind === 'date' ? shownPastDay(value, today()) : value;
}

interface ViewProps extends Shown {
  values: FormValues;
  hints?: FieldHints;
}

export function FormFieldsView({ definition, headings, values, hints }: ViewProps) {
  return (
    <FormSections definition={definition} headings={headings}>
      {(field) => (
        <Box key={field.name} component="dl" sx={{ m: 0, minWidth: 0, ...wide(field.kind) }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {labelOf(field)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {shown(field, values[field.name])}
          </Typography>
          {hints?.[field.name] && (
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              {hints[field.name]}
            </Typography>
          )}
        </Box>
      )}
    </FormSections>
  );
}
