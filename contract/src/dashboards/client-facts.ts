import { cleanLine, hasVisibleText } from '../clients/client-input.ts';
import type { Day, Instant } from '../clinic-calendar.ts';
import type { Sex } from '../care/body/body-derived.ts';
import { FORM_TYPES, type FormType } from '../care/intake-forms/intake-form-fields.ts';
import type { IntakeForm } from '../care/intake-forms/intake-forms.ts';
import type { WeightProgress } from '../care/client-measures/measures.ts';
import type { ClientProgram } from '../people.ts';
import { readAge } from '../reading/ages.ts';
import { ageOn } from '../reading/days.ts';
import { valueOf } from '../reading/reading.ts';

/** The state of the client's diet plan, which tells the doctor the next step. */
export type PlanPlace = 'no program' | 'none' | 'draft' | 'published';

/** The facts that a doctor reads before the client comes in. */
export interface ClientFacts {
  /** Empty: no allergies are recorded. */
  allergies: string[];
  /** The running program; null when there is none. */
  program: ClientProgram | null;
  weight: WeightProgress | null;
  /** When the last checkup was saved. */
  lastCheckup: Instant | null;
  /** Which of the six intake forms are not filled in. */
  missingForms: FormType[];
  plan: PlanPlace;
}

type Filled = Pick<IntakeForm, 'formType'> & { fields: object };

const textOf = (forms: readonly Filled[], formType: FormType, field: string): string => {
  const { fields = {} } = forms.find((form) => form.formType === formType) ?? {};
  return cleanLine((fields as Partial<Record<string, string>>)[field] ?? '');
};

/** Splits a text into pieces at signs that never stand inside a number. */
const piecesOf = (text: string): string[] => text.split(/[;|।]\s*|,(?!\d)\s*/).filter(hasVisibleText);
const sameWords = (piece: string): string => piece.replaceAll(/[.\s]+$/g, '').toLowerCase();

/** Removes the pieces that an earlier text has already said; a text without such pieces is unchanged. */
function withoutSaid(text: string, before: string): string {
  const said = new Set(piecesOf(before).map(sameWords));
  const pieces = piecesOf(text);
  const left = pieces.filter((piece) => !said.has(sameWords(piece)));
  return left.length === pieces.length ? text : left.join('; ');
}

/**
 * Foods and drugs that the client must not get, from the medical history and the dietary recall; empty = none recorded.
 */
export function allergiesOf(forms: readonly Filled[]): string[] {
  const history = textOf(forms, 'MedicalHistory', 'allergies');
  const recall = withoutSaid(textOf(forms, 'DietaryRecall', 'foodAllergy'), history);
  return [history, recall].filter(hasVisibleText);
}

/** The client's diet as the dietary recall, or else the health habits, names it; empty when not written down. */
export const dietKindOf = (forms: readonly Filled[]): string =>
  textOf(forms, 'DietaryRecall', 'vegEggNonVeg') || textOf(forms, 'HealthHabits', 'diet');

/** Age in years from the personal details: by the birth day, otherwise as written; null without either. */
export const ageOf = (forms: readonly Filled[], today: Day): number | null =>
  ageOn(today, textOf(forms, 'PersonalDetails', 'dob')) ??
  valueOf(readAge(textOf(forms, 'PersonalDetails', 'age'))) ??
  null;

/** Age in years and sex from the personal details; null when unknown, or for a sex that formulas do not cover. */
export function personOf(forms: readonly Filled[], today: Day): { age: number | null; sex: Sex | null } {
  const gender = textOf(forms, 'PersonalDetails', 'gender');
  return {
    age: ageOf(forms, today),
    sex: gender === 'Male' || gender === 'Female' ? gender : null,
  };
}

/** The intake forms that are missing among these, in their usual order. */
export const missingFormsOf = (forms: readonly Pick<IntakeForm, 'formType'>[]): FormType[] =>
  FORM_TYPES.filter((formType) => !forms.some((form) => form.formType === formType));
