import type { Day } from '../../clinic-calendar.ts';
import { counting } from '../measurements/measurement-day.ts';
import type { Measurement } from '../measurements/measurements.ts';

/** Values computed from body measures, in kilograms, centimetres and years. */

/** Body mass index, kg/m², rounded to the one decimal that is shown and compared. */
export const bmiOf = (weight: number, height: number): number =>
  Number((weight / (height / 100) ** 2).toFixed(1));

type Row = Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'notCounted'>;

/** Height on a day, cm: the last one measured by then, otherwise the first one after it. */
export function heightOn(rows: readonly Row[], day: Day): number | undefined {
  const heights = counting(rows, 'height');
  return (heights.findLast((one) => one.day <= day) ?? heights[0])?.value;
}

/** Body mass index for each day with a counting weight; none while the height is unknown. */
export const bmiByDay = (rows: readonly Row[]): { day: Day; value: number }[] =>
  counting(rows, 'weight').flatMap(({ day, value }) => {
    const height = heightOn(rows, day);
    return height === undefined ? [] : [{ day, value: bmiOf(value, height) }];
  });

/**
 * Lower limits of the BMI classes: underweight by WHO (Technical Report Series 894, 2000), action points for Asian
 * people by the WHO expert consultation (Lancet 2004; 363: 157–163).
 */
export const BMI_CLASSES = [
  { from: 0, words: 'underweight' },
  { from: 18.5, words: 'below the action points' },
  { from: 23, words: 'from action point 23' },
  { from: 27.5, words: 'from action point 27.5' },
  { from: 32.5, words: 'from action point 32.5' },
  { from: 37.5, words: 'from action point 37.5' },
] as const;

/** The BMI class of an adult; there is none under 18, in pregnancy or while breastfeeding. */
export const bmiClassOf = (bmi: number): string =>
  (BMI_CLASSES.findLast(({ from }) => bmi >= from) ?? BMI_CLASSES[0]).words;

/** Waist divided by height; below 0.5 is the aim of NICE guideline NG246 (2025) for adults of any sex. */
export const waistToHeightOf = (waist: number, height: number): number => Number((waist / height).toFixed(2));

export type Sex = 'Male' | 'Female';

/** A client's present age, sex and body; null is unknown. */
export interface KnownBody {
  /** Years. */
  age: number | null;
  sex: Sex | null;
  weightKg: number | null;
  bmi: number | null;
  /** Energy at rest, kcal a day. */
  bmr: number | null;
}

/** Kilocalories a day at rest, by Mifflin and St Jeor (Am J Clin Nutr 1990; 51: 241–247), measured in adults. */
export const bmrOf = ({
  weight,
  height,
  age,
  sex,
}: {
  weight: number;
  height: number;
  age: number;
  sex: Sex;
}) => Math.round(10 * weight + 6.25 * height - 5 * age + (sex === 'Male' ? 5 : -161));

/**
 * Factors from energy at rest to a day's energy, by FAO/WHO/UNU (Human energy requirements, 2004, section 5.3): the
 * middles of 1.40–1.69, 1.70–1.99 and 2.00–2.40. "Sedentary", for days spent sitting, is the lower end of the first
 * range, which also covers light activity.
 */
export const ACTIVITY_LEVELS = {
  sedentary: { words: 'sedentary', factor: 1.4 },
  light: { words: 'light activity', factor: 1.55 },
  moderate: { words: 'moderate activity', factor: 1.85 },
  vigorous: { words: 'vigorous activity', factor: 2.2 },
} as const;
export type Activity = keyof typeof ACTIVITY_LEVELS;

/** Kilocalories needed a day. */
export const energyNeedOf = (bmr: number, activity: Activity): number =>
  Math.round(bmr * ACTIVITY_LEVELS[activity].factor);
