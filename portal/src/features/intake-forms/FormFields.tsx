import type { ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import type { FormField } from '@clinic/contract/care/intake-forms/intake-form-definition';
import { CLINIC_DAYS, FIRST_DAY } from '@clinic/contract/reading/days';
import { oneNumber } from '@clinic/contract/reading/one-number';
import { allOf, longText, oneLine, optional, realDate, type Rule } from '@clinic/contract/rules';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { unreadHint } from '@clinic/contract/care/intake-forms/unread-fields';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { today } from '@clinic/ui/clinic-page';
import { memo } from 'react';
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

interface EditProps extends Shown {
  hints?: FieldHints;
  /** Values that can be computed, by the field's name. */
  computed?: Partial<Record<string, ComputedValue>>;
  onTake: (name: string, text: string) => void;
  formType: FormType;
  control: Control<FormValues>;
  /** Called in addition, for example to fill in the age from the date of birth. */
  onFieldChange: (name: string, value: string) => void;
}

interface FieldProps extends Pick<EditProps, 'onTake' | 'formType' | 'control' | 'onFieldChange'> {
  field: FormField;
  hint: string | undefined;
  computed: ComputedValue | undefined;
  /** The browser may fill in this value, where the person fills in the own form. */
  autoComplete?: string;
}

/** Memoized, so that a key redraws only its own field. */
export const FormFieldEdit = memo(function FormFieldEdit({
  field,
  formType,
  control,
  hint,
  computed,
  autoComplete,
  ...on
}: FieldProps) {
  const { name, kind, label } = field;
  const typed = useWatch({ control, name });
  const offer = computed && (
    <ComputedOffer
      label={label.replace(/ \*$/, '')}
      computed={computed}
      onTake={(text) => on.onTake(name, text)}
    />
  );
  const shared = {
    name,
    control,
    rules: { validate: field.max === undefined ? rules[kind] : longText(field.max) },
    label: labelOf(field),
    autoComplete,
    helperText: unreadHint(formType, name, typed ?? '', today()) ?? hint ?? offer,
    onChange: (value: string) => on.onFieldChange(name, value),
    sx: wide(kind),
  };
  if (kind === 'choice') {
    const options = field.options?.map((value) => ({ value, label: value })) ?? [];
    return <FormSelect {...shared} options={options} />;
  }
  if (kind === 'text') return <FormTextField {...shared} rows={4} />;
  const number = kind === 'number' && ({ inputMode: 'decimal', ...selectsFilled } as const);
  return (
    <FormTextField
      {...shared}
      type={types[kind]}
      days={{ from: name === 'dob' ? FIRST_DAY : CLINIC_DAYS.from, to: today() }}
      htmlInput={{ enterKeyHint: 'next', ...number }}
    />
  );
});

export function FormFieldsEdit({ definition, headings, hints, computed, ...shared }: EditProps) {
  return (
    <FormSections definition={definition} headings={headings}>
      {(field) => (
        <FormFieldEdit
          key={field.name}
          field={field}
          hint={hints?.[field.name]}
          computed={computed?.[field.name]}
          {...shared}
        />
      )}
    </FormSections>
  );
}
