import {
  OTHER,
  PRECAUTION_SORTS,
  SORT_NAMES,
  type PrecautionSort,
} from '@clinic/contract/care/precautions/precaution-words';
import { NOTHING } from '@clinic/contract/care/precautions/precautions';
import type { Option } from '@clinic/ui/forms/InputField.tsx';

const SORT_LABELS: Record<PrecautionSort, string> = {
  allergy: 'Allergy',
  diet: 'Diet',
  condition: 'Condition',
  medicine: 'Medicine',
  state: 'State',
};
const OTHER_LABELS: Partial<Record<PrecautionSort, string>> = {
  allergy: 'another food',
  diet: 'another wish',
  condition: 'another illness',
  medicine: 'another medicine',
};
/** Precautions that cannot be chosen, since an age follows from the birth day. */
const NOT_CHOSEN: readonly string[] = ['under1', 'under18', 'from65'];

const ofSort = (sort: PrecautionSort): Option[] => {
  const other = OTHER_LABELS[sort];
  return [
    ...PRECAUTION_SORTS[sort].filter(({ code }) => !NOT_CHOSEN.includes(code)),
    ...(other ? [{ code: OTHER, label: other }] : []),
  ].map(({ code, label }) => ({ value: `${sort}:${code}`, label: `${SORT_LABELS[sort]}: ${label}` }));
};

const SORT_OF_FIELD: Readonly<Record<string, PrecautionSort>> = {
  'MedicalHistory.allergies': 'allergy',
  'DietaryRecall.foodAllergy': 'allergy',
  'DietaryRecall.vegEggNonVeg': 'diet',
  'HealthHabits.diet': 'diet',
  'MedicalHistory.kco': 'condition',
  'MedicalHistory.rx': 'medicine',
  'MedicalHistory.menses': 'state',
  'PersonalDetails.concern': 'state',
};

export const ADD_OPTIONS: readonly Option[] = [
  { value: '', label: 'Choose …' },
  ...SORT_NAMES.flatMap(ofSort),
];

/** The sort of precaution that a field is about. */
export const sortOfField = (field: string): PrecautionSort => SORT_OF_FIELD[field] ?? 'condition';

/** All meanings that words can have, first those of their field's sort. */
export function meaningOptions(field: string): Option[] {
  const own = sortOfField(field);
  return [
    { value: '', label: 'Choose …' },
    ...[own, ...SORT_NAMES.filter((sort) => sort !== own)].flatMap(ofSort),
  ];
}

/** The label of a meaning: "Peanut" in a field about allergies, "Condition: Diabetes" elsewhere. */
export function meaningLabel(choice: string, field: string): string {
  if (choice === NOTHING) return 'Nothing for a plan';
  const own = sortOfField(field);
  const label = meaningOptions(field).find(({ value }) => value === choice)?.label ?? choice;
  const short = label.startsWith(`${SORT_LABELS[own]}: `) ? label.slice(SORT_LABELS[own].length + 2) : label;
  return short.slice(0, 1).toUpperCase() + short.slice(1);
}

/** The choice of an own word of the field's sort, which no table has; none for states. */
export const otherChoices = (field: string): string[] =>
  OTHER_LABELS[sortOfField(field)] ? [`${sortOfField(field)}:${OTHER}`] : [];
