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

/** How far a client's diet plan is, which is what the doctor does next. */
export type PlanPlace = 'no program' | 'none' | 'draft' | 'published';

/** A doctor reads these facts before the client comes in. */
export interface ClientFacts {
  /** Empty: none recorded. */
  allergies: string[];
  /** The running program; null when there is none. */
  program: ClientProgram | null;
  weight: WeightProgress | null;
  /** When the last checkup was saved. */
  lastCheckup: Instant | null;
  /** The intake forms, of six, that are not filled in. */
  missingForms: FormType[];
  plan: PlanPlace;
}

type Filled = Pick<IntakeForm, 'formType'> & { fields: object };

const textOf = (forms: readonly Filled[], formType: FormType, field: string): string => {
  const { fields = {} } = forms.find((form) => form.formType === formType) ?? {};
  return cleanLine((fields as Partial<Record<string, string>>)[field] ?? '');
};

/** Its pieces, between signs that stand in no number. */
const piecesOf = (text: string): string[] => text.split(/[;|।]\s*|,(?!\d)\s*/).filter(hasVisibleText);
const sameWords = (piece: string): string => piece.replaceAll(/[.\s]+$/g, '').toLowerCase();

/** A text without the pieces that another has, too; as it is written where it has none of them. */
function withoutSaid(text: string, before: string): string {
  const said = new Set(piecesOf(before).map(sameWords));
  const pieces = piecesOf(text);
  const left = pieces.filter((piece) => !said.has(sameWords(piece)));
  return left.length === pieces.length ? text : left.join('; ');
}

/** Foods and drugs that a client must not get, by the medical history and the dietary recall, each once; empty = none recorded. */
export function allergiesOf(forms: readonly Filled[]): string[] {
  const history = textOf(forms, 'MedicalHistory', 'allergies');
  const recall = withoutSaid(textOf(forms, 'DietaryRecall', 'foodAllergy'), history);
  return [history, recall].filter(hasVisibleText);
}

/** How a client eats, in the words of the dietary recall, or of the health habits; empty when not written down. */
export const dietKindOf = (forms: readonly Filled[]): string =>
  textOf(forms, 'DietaryRecall', 'vegEggNonVeg') || textOf(forms, 'HealthHabits', 'diet');

/** Years by the personal details: by the date of birth, otherwise as they were written; null when neither is possible. */
export const ageOf = (forms: readonly Filled[], today: Day): number | null =>
  ageOn(today, textOf(forms, 'PersonalDetails', 'dob')) ??
  valueOf(readAge(textOf(forms, 'PersonalDetails', 'age'))) ??
  null;

/** Age in years and sex by the personal details; null when unknown, and for a sex that formulas do not have. */
export function personOf(forms: readonly Filled[], today: Day): { age: number | null; sex: Sex | null } {
  const gender = textOf(forms, 'PersonalDetails', 'gender');
  return {
    age: ageOf(forms, today),
    sex: gender === 'Male' || gender === 'Female' ? gender : null,
  };
}

/** Returns those of the six forms that are not among these, in their order. */
export const missingFormsOf = (forms: readonly Pick<IntakeForm, 'formType'>[]): FormType[] =>
  FORM_TYPES.filter((formType) => !forms.some((form) => form.formType === formType));
