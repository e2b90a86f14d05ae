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
/** An age is known by the day of birth. */
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

/** The sort that a field asks for. */
export const sortOfField = (field: string): PrecautionSort => SORT_OF_FIELD[field] ?? 'condition';

/** All that words may mean: first what their field asks for. */
export function meaningOptions(field: string): Option[] {
  const own = sortOfField(field);
  return [
    { value: '', label: 'Choose …' },
    ...[own, ...SORT_NAMES.filter((sort) => sort !== own)].flatMap(ofSort),
  ];
}

/** How a button names a meaning: "Peanut" where allergies are asked for, "Condition: Diabetes" elsewhere. */
export function meaningLabel(choice: string, field: string): string {
  if (choice === NOTHING) return 'Nothing for a plan';
  const own = sortOfField(field);
  const label = meaningOptions(field).find(({ value }) => value === choice)?.label ?? choice;
  const short = label.startsWith(`${SORT_LABELS[own]}: `) ? label.slice(SORT_LABELS[own].length + 2) : label;
  return short.slice(0, 1).toUpperCase() + short.slice(1);
}

/** Something of the field's own sort that no table has; none for states. */
export const otherChoices = (field: string): string[] =>
  OTHER_LABELS[sortOfField(field)] ? [`${sortOfField(field)}:${OTHER}`] : [];
