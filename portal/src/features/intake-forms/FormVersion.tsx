import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { FormFieldsView } from './FormFieldsView.tsx';

export function FormVersion({ formType, body }: { formType: FormType; body: unknown }) {
  const { fields } = body as Partial<IntakeForm>;
  if (!fields) return <p>This version cannot be shown.</p>;
  return <FormFieldsView definition={FORM_DEFINITIONS[formType]} headings="h3" values={fields} />;
}
