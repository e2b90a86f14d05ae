import { cleanLine, hasVisibleText } from '../clients/client-input.ts';
import { isRealDate, type Day, type Instant } from '../clinic-calendar.ts';
import type { Sex } from '../care/body-derived.ts';
import { numberIn } from '../number-in-text.ts';
import { FORM_TYPES, type FormType } from '../care/intake-form-fields.ts';
import type { IntakeForm } from '../care/intake-forms.ts';
import type { WeightProgress } from '../care/measures.ts';
import type { ClientProgram } from '../people.ts';

/** How far a client's diet plan is, which is what the doctor does next. */
export type PlanPlace = 'no program' | 'none' | 'draft' | 'published';

/** What a doctor wants to know before the client comes in. */
export interface ClientFacts {
  /** Empty: none recorded. */
  allergies: string[];
  /** The running program; null when there is none. */
  program: ClientProgram | null;
  weight: WeightProgress | null;
  /** When the last checkup was saved. */
  lastCheckup: Instant | null;
  /** Of the six intake forms those that are not filled in. */
  missingForms: FormType[];
  plan: PlanPlace;
}

type Filled = Pick<IntakeForm, 'formType'> & { fields: object };

const textOf = (forms: readonly Filled[], formType: FormType, field: string): string => {
  const { fields = {} } = forms.find((form) => form.formType === formType) ?? {};
  return cleanLine((fields as Partial<Record<string, string>>)[field] ?? '');
};

/** What a client must not get, from the medical history and the dietary recall; empty = none recorded. */
export function allergiesOf(forms: readonly Filled[]): string[] {
  const noted = [textOf(forms, 'MedicalHistory', 'allergies'), textOf(forms, 'DietaryRecall', 'foodAllergy')];
  return [...new Set(noted.filter(hasVisibleText))];
}

/** How a client eats, in the words of the dietary recall, or of the health habits; empty when not written down. */
export const dietKindOf = (forms: readonly Filled[]): string =>
  textOf(forms, 'DietaryRecall', 'vegEggNonVeg') || textOf(forms, 'HealthHabits', 'diet');

/** Full years from a date of birth to `today` (both yyyy-MM-dd); empty text for a date that is none or to come. */
export function ageOn(today: Day, dateOfBirth: string): string {
  if (!isRealDate(dateOfBirth) || dateOfBirth > today) return '';
  const birthdayToCome = today.slice(5) < dateOfBirth.slice(5);
  return String(Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (birthdayToCome ? 1 : 0));
}

/** Years by the personal details: by the date of birth, otherwise as they were written; empty when neither is there. */
export const ageOf = (forms: readonly Filled[], today: Day): string =>
  ageOn(today, textOf(forms, 'PersonalDetails', 'dob')) || textOf(forms, 'PersonalDetails', 'age');

/** Age in years and sex by the personal details; null when unknown, and for a sex that formulas do not have. */
export function personOf(forms: readonly Filled[], today: Day): { age: number | null; sex: Sex | null } {
  const gender = textOf(forms, 'PersonalDetails', 'gender');
  return {
    age: numberIn(ageOf(forms, today)) ?? null,
    sex: gender === 'Male' || gender === 'Female' ? gender : null,
  };
}

/** Those of the six forms that are not among these, in their order. */
export const missingFormsOf = (forms: readonly Pick<IntakeForm, 'formType'>[]): FormType[] =>
  FORM_TYPES.filter((formType) => !forms.some((form) => form.formType === formType));
