import { cleanLine, hasVisibleText } from '@clinic/contract/client-input';
import type { IntakeForm } from '@clinic/contract/intake-forms';

/** What a client must not get, from the medical history and the dietary recall; empty = none recorded. */
export function allergiesOf(forms: readonly Pick<IntakeForm, 'formType' | 'fields'>[]): string[] {
  const noted = forms.flatMap(({ formType, fields }) => {
    const { allergies, foodAllergy } = fields as Partial<Record<string, string>>;
    if (formType === 'MedicalHistory') return [allergies ?? ''];
    return formType === 'DietaryRecall' ? [foodAllergy ?? ''] : [];
  });
  return [...new Set(noted.map(cleanLine).filter(hasVisibleText))];
}
