import { ADULT_AGE } from '@clinic/contract/care/body/alert-thresholds';
import type { Sex } from '@clinic/contract/care/body/body-derived';
import type { Numbers, WeekNumbers } from '@clinic/contract/care/foods/day-numbers';
import type { Range } from '@clinic/contract/reading/amounts';
import { isKnown } from '@clinic/contract/care/precautions/known-precautions';
import { NUTRIENTS, type Nutrient } from '@clinic/contract/care/foods/foods';
import { grouped } from '@clinic/contract/platform/counted';
import type { PlanChecks } from './usePlanChecks.ts';

/** The person whose nutrients are shown. */
export interface NumbersOfPerson {
  weightKg: number | null;
  sex: Sex | null;
  /** False for people under 18, pregnant or breastfeeding, to whom reference values do not apply. */
  isAdult: boolean;
}

export function numbersOfPerson({
  person,
  precautions,
}: Pick<PlanChecks, 'person' | 'precautions'>): NumbersOfPerson {
  const { age = null, sex = null, weightKg = null } = person ?? {};
  const isExpecting = precautions !== undefined && isKnown(precautions, 'state', 'expecting');
  return { weightKg, sex, isAdult: !isExpecting && (age === null || age >= ADULT_AGE) };
}

/** Nutrients shown at first; the others follow on request. */
export const SHOWN: readonly Nutrient[] = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre'];
export const MORE: readonly Nutrient[] = [
  'iron',
  'calcium',
  'zinc',
  'folate',
  'vitaminC',
  'potassium',
  'sodium',
];

/** A range in words: "1,430–1,520"; a dash when unknown. One decimal below ten. */
export function rangeWords(range: Range | null): string {
  if (!range) return '–';
  const said = (value: number) => grouped(value < 10 ? Number(value.toFixed(1)) : Math.round(value));
  const [from, to] = [said(range.from), said(range.to)];
  return from === to ? from : `${from}–${to}`;
}

export const nutrientOf = (code: Nutrient) => NUTRIENTS.find((one) => one.code === code) ?? NUTRIENTS[0];

/** Grams per kilogram of body weight: "0.9" or "0.9–1.1". */
const perKilogram = ({ from, to }: Range, weightKg: number): string => {
  const [least, most] = [from, to].map((grams) => (grams / weightKg).toFixed(1));
  return `${least === most ? least : `${least}–${most}`} g/kg`;
};

/** A day's nutrients in a line: "1,430–1,520 kcal · protein 58 g (0.9 g/kg) · estimate, 22 of 24 items known". */
export function numbersWords({ nutrients, items, known }: Numbers, weightKg: number | null): string {
  const { kcal, protein } = nutrients;
  const ofBody = protein && weightKg ? ` (${perKilogram(protein, weightKg)})` : '';
  const counted = items === 1 ? 'item' : 'items';
  return [
    ...(kcal ? [`${rangeWords(kcal)} kcal`] : []),
    ...(protein ? [`protein ${rangeWords(protein)} g${ofBody}`] : []),
    `estimate, ${known} of ${items} ${counted} known`,
  ].join(' · ');
}

/** The same for an average, with its days: "… · of 35 of 56 days". */
export const meanWords = (mean: WeekNumbers, weightKg: number | null): string =>
  mean.knownDays > 0 && mean.knownDays < mean.days
    ? `${numbersWords(mean, weightKg)} · of ${mean.knownDays} of ${mean.days} days`
    : numbersWords(mean, weightKg);
