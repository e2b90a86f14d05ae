import { fieldsOf, type FormType } from '../intake-forms/intake-form-fields.ts';
import type { PrecautionSort } from './precaution-words.ts';

/** The place where it is written down. */
export type PrecautionSource = { formType: FormType; field: string } | 'program' | 'goal';

/** Something that is known of a client and that a plan has to respect. */
export interface ReadFact {
  sort: PrecautionSort;
  /** A code of the sort's table. */
  code: string;
  label: string;
  from: PrecautionSource;
  /** The words that say so. */
  text: string;
  /** True when the words may mean something else: "nuts", "thyroid". */
  unsure: boolean;
  /** The international names of a medicine that is written by its brand. */
  salts?: readonly string[];
}

/** A sort and a code of its table. */
export interface Meaning {
  sort: PrecautionSort;
  code: string;
}

/** Words of which nothing is known. */
export interface NotChecked {
  from: PrecautionSource;
  text: string;
  /** Nothing but known words behind a negation: asked is only whether these are so, "HTN" of "No DM, HTN". */
  isBare?: true;
  /** Meanings that come to mind, the likeliest first. */
  likely?: readonly Meaning[];
}

/** A known word that is written as not there. */
export interface DeniedWord {
  sort: PrecautionSort;
  code: string;
  /** "Diabetes"; of a medicine as it is written, since its code stands for several. */
  label: string;
}

export interface PrecautionsReading {
  facts: ReadFact[];
  notChecked: NotChecked[];
  /** Each once, and none that is a fact. */
  denied: DeniedWord[];
}

export type FormSource = Exclude<PrecautionSource, string>;
export const at = (formType: FormType, field: string): FormSource => ({ formType, field });

/** Discontinued medicines and the family's illnesses are of no field here: they are never read. */
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

/** How an answer names where something is written. */
export const sourceKey = (from: PrecautionSource): string =>
  typeof from === 'string' ? from : `${from.formType}.${from.field}`;

/** "Allergies" of a form, "Program"; without what a label explains in brackets. */
export function sourceLabel(from: PrecautionSource): string {
  if (from === 'program') return 'Program';
  if (from === 'goal') return 'Goal';
  const label = fieldsOf(from.formType).find(({ name }) => name === from.field)?.label ?? from.field;
  return label.replace(/ \(.*\)$/, '');
}
