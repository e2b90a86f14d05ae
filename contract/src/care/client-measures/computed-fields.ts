import type { Day } from '../../clinic-calendar.ts';
import { bmiOf, bmrOf, heightOn, type Sex } from '../body/body-derived.ts';
import type { BodyStatusFields } from '../intake-forms/intake-forms.ts';
import { valuesDay } from './last-values.ts';
import { counting } from '../measurements/measurement-day.ts';
import { readMeasurement } from '../measurements/measurement-reader.ts';
import { rangeProblem, type Measurement } from '../measurements/measurements.ts';
import { grouped } from '../../platform/counted.ts';
import { hasPace } from '../clinical-alerts/weight-alerts.ts';

/** Fields of the body status that follow from others. */
export type ComputedField = 'bmi' | 'bmr';

/** A computed value of a field, and from what it follows: "1412", "1,412", "by Mifflin–St Jeor". */
export interface ComputedValue {
  text: string;
  shown: string;
  from: string;
  /** It stands in the field, which is empty otherwise. */
  isTaken: boolean;
}

/** The person whose values are computed; null and undefined are not known. */
export interface ComputedFrom {
  rows: readonly Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'notCounted'>[];
  age: number | null;
  /** Null where the formula has none. */
  sex: Sex | null;
  /** Pregnant or breastfeeding. */
  expecting: boolean | undefined;
  today: Day;
}

interface Options {
  /** The last measured weight stands for one that is not typed. */
  orLast?: boolean;
}

function weightFor(typed: string, { rows, today }: ComputedFrom, { orLast = false }: Options) {
  if (typed.trim() !== '' || !orLast) return readMeasurement('weight', typed);
  return counting(rows, 'weight').findLast(({ day }) => day <= today);
}

/** Kilocalories by a formula that is for adults who are not pregnant or breastfeeding; undefined for an impossible value. */
function restOf(weight: number, height: number, { age, sex, expecting }: ComputedFrom): number | undefined {
  if (age === null || sex === null || expecting === undefined || !hasPace({ age, expecting }))
    return undefined;
  const bmr = bmrOf({ weight, height, age, sex });
  return rangeProblem('bmr', bmr) ? undefined : bmr;
}

/**
 * Computes the BMI and the BMR of a form by its weight and the measured height, for fields that are empty or
 * say just that. A weight that is not typed says its day.
 */
export function computedFields(
  typed: Partial<Pick<BodyStatusFields, 'weight' | ComputedField>>,
  of: ComputedFrom,
  options: Options = {},
): Partial<Record<ComputedField, ComputedValue>> {
  const weight = weightFor(typed.weight ?? '', of, options);
  const height = heightOn(of.rows, of.today);
  if (weight === undefined || height === undefined) return {};
  const day = 'day' in weight ? valuesDay(weight.day, of.today) : '';
  const told = (field: ComputedField, value: number | undefined, from: string) => {
    const [text, now] = [String(value), typed[field]?.trim() ?? ''];
    if (value === undefined || (now !== '' && now !== text)) return {};
    return { [field]: { text, shown: grouped(value), from, isTaken: now === text } };
  };
  return {
    ...told(
      'bmi',
      bmiOf(weight.value, height),
      day ? `by height and the weight of ${day}` : 'by weight and height',
    ),
    ...told(
      'bmr',
      restOf(weight.value, height, of),
      day ? `by Mifflin–St Jeor and the weight of ${day}` : 'by Mifflin–St Jeor',
    ),
  };
}
