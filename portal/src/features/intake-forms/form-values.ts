import { fieldsOf, type FormType } from '@clinic/contract/intake-form-fields';

/** Values of any intake form: text on the wire, by field name. */
export type FormValues = Record<string, string>;

/** Every field of a form with its saved value, a prefilled one or empty text. */
export function valuesOf(
  formType: FormType,
  form: { fields: FormValues } | null,
  prefilled: FormValues,
): FormValues {
  const saved = form ? form.fields : prefilled;
  return Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, saved[name] ?? '']));
}
