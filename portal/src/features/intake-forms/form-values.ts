import { fieldsOf, type FormType } from '@clinic/contract/care/intake-form-fields';

/** Values of any intake form: text on the wire, by field name. */
export type FormValues = Record<string, string>;

export type FieldHints = Readonly<Record<string, string>>;

/** Every field of a form with its saved value, a prefilled one or empty text; the number is the account's, there is one. */
export function valuesOf(
  formType: FormType,
  form: { fields: FormValues } | null,
  prefilled: FormValues,
): FormValues {
  const { number } = prefilled;
  const saved = form ? { ...form.fields, ...(number && { number }) } : prefilled;
  return Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, saved[name] ?? '']));
}
