import {
  OTHER,
  PRECAUTION_SORTS,
  SORT_NAMES,
  type PrecautionSort,
} from '@clinic/contract/care/precaution-words';
import { NOTHING } from '@clinic/contract/care/precautions';
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
  condition: 'another one',
  medicine: 'another one',
};
/** An age is known by the day of birth. */
const NOT_CHOSEN: readonly string[] = ['under18', 'from65'];

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

/** What words may mean: first what their field asks for. */
export function meaningOptions(field: string): Option[] {
  const own = SORT_OF_FIELD[field] ?? 'condition';
  return [
    { value: '', label: 'Not answered' },
    { value: NOTHING, label: 'Nothing that a plan has to respect' },
    ...[own, ...SORT_NAMES.filter((sort) => sort !== own)].flatMap(ofSort),
  ];
}
