import { fieldsOf, type FormType } from '../intake-forms/intake-form-fields.ts';
import type { PrecautionSort } from './precaution-words.ts';

/** The field where something is written. */
export type PrecautionSource = { formType: FormType; field: string } | 'program' | 'goal';

/** A precaution that was read from a form: plans have to respect it. */
export interface ReadFact {
  sort: PrecautionSort;
  /** A code of the sort's table. */
  code: string;
  label: string;
  from: PrecautionSource;
  /** The words from which it was read. */
  text: string;
  /** True when the words have other meanings too: "nuts", "thyroid". */
  unsure: boolean;
  /** International names of the salts, for a medicine written by its brand. */
  salts?: readonly string[];
}

/** A sort of precaution, and a code of its table. */
export interface Meaning {
  sort: PrecautionSort;
  code: string;
}

/** Words that no table knows. */
export interface NotChecked {
  from: PrecautionSource;
  text: string;
  /**
   * True: only known words stand behind the negation, so the question is whether these apply: "HTN" in "No DM, HTN".
   */
  isBare?: true;
  /** Possible meanings, the likeliest first. */
  likely?: readonly Meaning[];
}

/** A known word that the text denies. */
export interface DeniedWord {
  sort: PrecautionSort;
  code: string;
  /** "Diabetes"; a medicine as it is written, since its code covers several. */
  label: string;
}

export interface PrecautionsReading {
  facts: ReadFact[];
  notChecked: NotChecked[];
  /** Denied words, each once, and none that also counts as a fact. */
  denied: DeniedWord[];
}

export type FormSource = Exclude<PrecautionSource, string>;
export const at = (formType: FormType, field: string): FormSource => ({ formType, field });

/** Fields about allergies. Discontinued medicines and the family's illnesses are never read. */
export const ALLERGY_FIELDS = [at('MedicalHistory', 'allergies'), at('DietaryRecall', 'foodAllergy')];
export const DIET_FIELDS = [at('DietaryRecall', 'vegEggNonVeg'), at('HealthHabits', 'diet')];
export const STATE_FIELDS = [at('MedicalHistory', 'menses'), at('PersonalDetails', 'concern')];
export const CONDITION_FIELD = at('MedicalHistory', 'kco');
export const MEDICINE_FIELD = at('MedicalHistory', 'rx');

/** Fields that an answer may name. */
export const PRECAUTION_FIELDS: readonly FormSource[] = [
  ...ALLERGY_FIELDS,
  ...DIET_FIELDS,
  CONDITION_FIELD,
  MEDICINE_FIELD,
  ...STATE_FIELDS,
  at('PersonalDetails', 'dob'),
  at('PersonalDetails', 'age'),
];

/** The key by which an answer names a field. */
export const sourceKey = (from: PrecautionSource): string =>
  typeof from === 'string' ? from : `${from.formType}.${from.field}`;

/** A field's name as people read it: "Allergies" of a form, or "Program"; brackets of its label are dropped. */
export function sourceLabel(from: PrecautionSource): string {
  if (from === 'program') return 'Program';
  if (from === 'goal') return 'Goal';
  const label = fieldsOf(from.formType).find(({ name }) => name === from.field)?.label ?? from.field;
  return label.replace(/ \(.*\)$/, '');
}
