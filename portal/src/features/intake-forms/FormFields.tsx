import type { ComputedValue } from '@clinic/contract/care/computed-fields';
import type { FormField } from '@clinic/contract/care/intake-form-definition';
import { oneNumber } from '@clinic/contract/number-in-text';
import { allOf, longText, oneLine, optional, realDate, type Rule } from '@clinic/contract/rules';
import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { unreadHint } from '@clinic/contract/care/unread-fields';
import { today } from '@clinic/ui/clinic-page';
import { useWatch, type Control } from 'react-hook-form';
import { FormSelect, FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { ComputedOffer } from '../measuring/ComputedOffer.tsx';
import type { FieldHints, FormValues } from './form-values.ts';
import { FormSections, labelOf, wide, type Shown } from './FormSections.tsx';

const rules: Record<FormField['kind'], Rule> = {
  line: oneLine(),
  text: longText(),
  number: allOf(oneLine(), oneNumber),
  date: optional(realDate),
  email: oneLine(),
  phone: oneLine(),
  choice: oneLine(),
};
/** Numbers are typed as text: a browser's number field silently drops the comma of "41,5". */
const types = { line: 'text', number: 'text', date: 'date', email: 'email', phone: 'tel' } as const;

export interface Computed {
  values: Partial<Record<string, ComputedValue>>;
  onTake: (name: string, text: string) => void;
}

interface EditProps extends Shown {
  hints?: FieldHints;
  /** What can be computed for fields, by name. */
  computed?: Computed;
  formType: FormType;
  control: Control<FormValues>;
  /** Called in addition, for example to fill in the age from the date of birth. */
  onFieldChange?: (name: string, value: string) => void;
}

export function FormFieldsEdit({ formType, control, hints, computed, onFieldChange, ...shown }: EditProps) {
  const typed = useWatch({ control });
  const offerOf = ({ name, label }: FormField) => {
    const value = computed?.values[name];
    return (
      value && (
        <ComputedOffer
          label={label.replace(/ \*$/, '')}
          computed={value}
          onTake={(text) => computed.onTake(name, text)}
        />
      )
    );
  };
  return (
    <FormSections {...shown}>
      {(field) => {
        const shared = {
          name: field.name,
          control,
          rules: { validate: rules[field.kind] },
          label: labelOf(field),
          helperText:
            unreadHint(formType, field.name, typed[field.name] ?? '', today()) ??
            hints?.[field.name] ??
            offerOf(field),
          onChange: (value: string) => onFieldChange?.(field.name, value),
          sx: wide(field.kind),
        };
        if (field.kind === 'choice') {
          const options = field.options?.map((value) => ({ value, label: value })) ?? [];
          return <FormSelect key={field.name} {...shared} options={options} />;
        }
        if (field.kind === 'text') return <FormTextField key={field.name} {...shared} rows={4} />;
        const inputMode = field.kind === 'number' ? 'decimal' : undefined;
        return (
          <FormTextField
            key={field.name}
            {...shared}
            type={types[field.kind]}
            htmlInput={{ inputMode, enterKeyHint: 'next' }}
          />
        );
      }}
    </FormSections>
  );
}
