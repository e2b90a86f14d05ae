import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { ApiError } from '@clinic/ui/session/api-error.ts';

export const NO_SESSION = 'Doctor session not found. Please login again.';
export const NOT_LOADED = 'Could not load the saved form. Reload before you save.';

export const titleOf = (formType: FormType): string => FORM_DEFINITIONS[formType].title;

export function savedText(formType: FormType, verb: 'submit' | 'update'): string {
  if (formType === 'PersonalDetails') return 'Personal details saved successfully!';
  return `${titleOf(formType)} ${verb === 'submit' ? 'submitted' : 'updated'} successfully!`;
}

/** The sentence when another person saved first; undefined when the save failed for another reason. */
export const outdatedText = (failure: unknown): string | undefined =>
  failure instanceof ApiError && (failure.code === 'STALE_RECORD' || failure.code === 'FORM_EXISTS')
    ? failure.message
    : undefined;

export function saveFailureText(formType: FormType, verb: 'submit' | 'update', failure: unknown): string {
  const answered = failure instanceof ApiError && failure.status > 0;
  if (formType === 'PersonalDetails') {
    return answered ? `Failed to save form: ${failure.message}` : 'An error occurred while saving the form';
  }
  if (!answered) return 'Error saving form. Please try again.';
  return verb === 'submit'
    ? 'Error submitting form. Please try again.'
    : 'Error updating form. Please try again.';
}
