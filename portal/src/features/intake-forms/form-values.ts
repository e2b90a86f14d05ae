import { fieldsOf, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';

/** Values of any intake form: text on the wire, by field name. */
export type FormValues = Record<string, string>;

export type FieldHints = Readonly<Record<string, string>>;

/** Every field's stored or prefilled value, or an empty text; the phone number is always the account's. */
export function valuesOf(
  formType: FormType,
  form: { fields: FormValues } | null,
  prefilled: FormValues,
): FormValues {
  const { number } = prefilled;
  const saved = form ? { ...form.fields, ...(number && { number }) } : prefilled;
  return Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, saved[name] ?? '']));
}
