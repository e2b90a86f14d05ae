import { MEASURED_FIELDS } from '../intake-forms/form-measurements.ts';
import type { BodyStatusFields } from '../intake-forms/intake-forms.ts';
import { percentOfStart } from '../client-progress/kind-progress.ts';
import { measurementProblem } from '../measurements/measurement-reader.ts';
import { firstNumber, readNumber } from '../../reading/numbers.ts';
import { oneNumber } from '../../reading/one-number.ts';

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'string' ? firstNumber(value) : undefined;

/** Post minus pre with two decimals ("-2.50") when both are numbers; otherwise empty text. */
export function delta(pre: unknown, post: unknown): string {
  const [before, after] = [numberOf(pre), numberOf(post)];
  if (before === undefined || after === undefined) return '';
  const difference = (after - before).toFixed(2);
  return difference === '-0.00' ? '0.00' : difference;
}

/** The word for a difference of `delta`; empty text without one. */
export function deltaWord(difference: string): string {
  if (difference === '') return '';
  const change = numberOf(difference) ?? 0;
  return change === 0 ? 'the same' : change < 0 ? 'less' : 'more';
}

/** A weight's change in per cent of the earlier one: "−3.9 %"; empty for other measures. */
export function deltaPercent(name: keyof BodyStatusFields, pre: unknown, difference: string): string {
  const [start, change] = [numberOf(pre), numberOf(difference)];
  return name === 'weight' && start && change ? percentOfStart(change, start) : '';
}

/**
 * The label of a measure beside its values. The form's BMI is named differently: it is what a scale showed, not the one
 * that the clinic computes from each weight.
 */
export const bodyStatusLabel = (name: string, label: string): string =>
  name === 'bmi' ? 'BMI as entered' : label.replace(/ \*$/, '');

/**
 * Says what is wrong with a measure at a program's end: it must be a number in its kind's range; only the coffee may be
 * described in words.
 */
export function postProblem(name: keyof BodyStatusFields, value: unknown): string | undefined {
  if (name === 'caffeine') return undefined;
  const kind = MEASURED_FIELDS.BodyStatus?.[name];
  if (kind && typeof value === 'string') return oneNumber(value) ?? measurementProblem(kind, value);
  const reading = typeof value === 'string' ? readNumber(value) : undefined;
  return oneNumber(value) ?? (reading && 'unsure' in reading ? reading.sentence : undefined);
}
