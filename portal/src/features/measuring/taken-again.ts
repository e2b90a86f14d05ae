import { MEASURED_FIELDS } from '@clinic/contract/care/form-measurements';
import { fieldsOf, type FormType } from '@clinic/contract/care/intake-form-fields';

export const isMeasured = (formType: FormType): boolean => MEASURED_FIELDS[formType] !== undefined;

/**
 * What a save says was measured: of the fields that were typed in, those of this form. A weight that is typed once more
 * and is as it was is a new weighing, which the fields alone do not tell.
 */
export function readingsSent(formType: FormType, edited: readonly string[]): { readings?: string[] } {
  const names = new Set(fieldsOf(formType).map(({ name }) => name));
  const readings = isMeasured(formType) ? edited.filter((name) => names.has(name)) : [];
  return readings.length > 0 ? { readings } : {};
}
