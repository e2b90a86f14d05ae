import type { Day } from '../../clinic-calendar.ts';
import { bmiOf, bmrOf, heightOn, type Sex } from '../body/body-derived.ts';
import type { BodyStatusFields } from '../intake-forms/intake-forms.ts';
import { valuesDay } from './last-values.ts';
import { counting } from '../measurements/measurement-day.ts';
import { readMeasurement } from '../measurements/measurement-reader.ts';
import { rangeProblem, type Measurement } from '../measurements/measurements.ts';
import { grouped } from '../../platform/counted.ts';
import { hasPace } from '../clinical-alerts/weight-alerts.ts';

/** Fields of the body status that can be computed. */
export type ComputedField = 'bmi' | 'bmr';

/** A computed value: as stored "1412", as shown "1,412", and its origin "by Mifflin–St Jeor". */
export interface ComputedValue {
  text: string;
  shown: string;
  from: string;
  /** True: the field holds this value; false: it is empty. */
  isTaken: boolean;
}

/** The facts that values are computed from; null and undefined mean unknown. */
export interface ComputedFrom {
  rows: readonly Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'notCounted'>[];
  age: number | null;
  /** Null when the formula does not cover the sex. */
  sex: Sex | null;
  /** True: pregnant or breastfeeding. */
  expecting: boolean | undefined;
  today: Day;
}

interface Options {
  /** True: the last measured weight is used when none is typed. */
  orLast?: boolean;
}

function weightFor(typed: string, { rows, today }: ComputedFrom, { orLast = false }: Options) {
  if (typed.trim() !== '' || !orLast) return readMeasurement('weight', typed);
  return counting(rows, 'weight').findLast(({ day }) => day <= today);
}

/** Energy at rest by a formula for adults who are not pregnant or breastfeeding; undefined for impossible input. */
function restOf(weight: number, height: number, { age, sex, expecting }: ComputedFrom): number | undefined {
  if (age === null || sex === null || expecting === undefined || !hasPace({ age, expecting }))
    return undefined;
  const bmr = bmrOf({ weight, height, age, sex });
  return rangeProblem('bmr', bmr) ? undefined : bmr;
}

/**
 * Computes BMI and BMR of a form from its weight and the measured height, for fields that are empty or hold just that
 * value. When an earlier weight is used, the result names its day.
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
