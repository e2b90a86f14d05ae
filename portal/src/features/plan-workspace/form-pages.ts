import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';

/** The doctor's page of each form, in order: `path` is relative to /doctor and takes the client's id. */
export const FORM_PAGES = [
  { formType: 'PersonalDetails', path: 'personal-details' },
  { formType: 'FamilyHistory', path: 'family-history' },
  { formType: 'MedicalHistory', path: 'medical-history' },
  { formType: 'HealthHabits', path: 'health-habits' },
  { formType: 'BodyStatus', path: 'current-body-status' },
  { formType: 'DietaryRecall', path: 'dietary-recall' },
] as const satisfies readonly { formType: FormType; path: string }[];

/** Path after /doctor, without the client's id. */
export const formPath = (formType: FormType): string =>
  FORM_PAGES.find((page) => page.formType === formType)?.path ?? '';
