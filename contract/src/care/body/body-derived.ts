import type { Day } from '../../clinic-calendar.ts';
import { counting } from '../measurements/measurement-day.ts';
import type { Measurement } from '../measurements/measurements.ts';

/** Values that follow from a body's measures; kilograms, centimetres and years. */

/** Body mass index, kg/m², with the one decimal by which it is told and compared. */
export const bmiOf = (weight: number, height: number): number =>
  Number((weight / (height / 100) ** 2).toFixed(1));

type Row = Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'notCounted'>;

/** The height on a day, cm: the last one measured until then, otherwise the first one after it. */
export function heightOn(rows: readonly Row[], day: Day): number | undefined {
  const heights = counting(rows, 'height');
  return (heights.findLast((one) => one.day <= day) ?? heights[0])?.value;
}

/** The body mass index of every day with a weight that counts; none while the height is not known. */
export const bmiByDay = (rows: readonly Row[]): { day: Day; value: number }[] =>
  counting(rows, 'weight').flatMap(({ day, value }) => {
    const height = heightOn(rows, day);
    return height === undefined ? [] : [{ day, value: bmiOf(value, height) }];
  });

/**
 * The lower ends of the classes of the body mass index: underweight by WHO (Technical Report Series 894,
 * 2000), the action points for Asian people by the WHO expert consultation (Lancet 2004; 363: 157–163).
 */
export const BMI_CLASSES = [
  { from: 0, words: 'underweight' },
  { from: 18.5, words: 'below the action points' },
  { from: 23, words: 'from action point 23' },
  { from: 27.5, words: 'from action point 27.5' },
  { from: 32.5, words: 'from action point 32.5' },
  { from: 37.5, words: 'from action point 37.5' },
] as const;

/** The class of an adult; none for under 18, pregnant or breastfeeding. */
export const bmiClassOf = (bmi: number): string =>
  (BMI_CLASSES.findLast(({ from }) => bmi >= from) ?? BMI_CLASSES[0]).words;

/** Waist by height; below 0.5 is the aim by NICE guideline NG246 (2025), for adults of any sex. */
export const waistToHeightOf = (waist: number, height: number): number => Number((waist / height).toFixed(2));

export type Sex = 'Male' | 'Female';

/** Age, sex and body of a client as they are known now; null is not known. */
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
 * A day takes so many times the energy at rest, by FAO/WHO/UNU (Human energy requirements, 2004, section
 * 5.3): the middle of the ranges 1.40–1.69, 1.70–1.99 and 2.00–2.40. The first range covers "sedentary or
 * light activity", so that sedentary is its lower end, for days spent sitting.
 */
export const ACTIVITY_LEVELS = {
  sedentary: { words: 'sedentary', factor: 1.4 },
  light: { words: 'light activity', factor: 1.55 },
  moderate: { words: 'moderate activity', factor: 1.85 },
  vigorous: { words: 'vigorous activity', factor: 2.2 },
} as const;
export type Activity = keyof typeof ACTIVITY_LEVELS;

/** Kilocalories that a day takes. */
export const energyNeedOf = (bmr: number, activity: Activity): number =>
  Math.round(bmr * ACTIVITY_LEVELS[activity].factor);
