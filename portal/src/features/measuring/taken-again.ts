import { MEASURED_FIELDS } from '@clinic/contract/care/intake-forms/form-measurements';
import { fieldsOf, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';

export const isMeasured = (formType: FormType): boolean => MEASURED_FIELDS[formType] !== undefined;

/**
 * The measured fields that a save names: those that were typed into. Typing the same weight again is a new weighing,
 * which the values alone do not show.
 */
export function readingsSent(formType: FormType, edited: readonly string[]): { readings?: string[] } {
  const names = new Set(fieldsOf(formType).map(({ name }) => name));
  const readings = isMeasured(formType) ? edited.filter((name) => names.has(name)) : [];
  return readings.length > 0 ? { readings } : {};
}
