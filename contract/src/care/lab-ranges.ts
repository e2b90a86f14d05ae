import { kindOf, LAB_KINDS, type MeasurementKind } from './measurements.ts';
import { numberIn } from '../number-in-text.ts';

/** Longest range of a report, in characters. */
export const MAX_LAB_RANGE = 40;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const BETWEEN = new RegExp(`^${NUMBER}\\s*(?:-|–|—|to)\\s*${NUMBER}$`, 'i');
const FROM = new RegExp(`^(>=|≥|>|from|above|over)\\s*${NUMBER}$`, 'i');
const UP_TO = new RegExp(`^(<=|≤|<|up to|below|under)\\s*${NUMBER}$`, 'i');
/** With these words the end itself is outside. */
const OPEN = new Set(['<', '>', 'below', 'under', 'above', 'over']);

interface Range {
  low: number;
  high: number;
  /** The end itself is outside. */
  isOpen: boolean;
}

/**
 * The range that a laboratory prints beside its value, as it is typed from the report: "70-100", "4.0 to 5.6", "< 200",
 * "> 40", with the kind's unit behind it or without. Undefined when it is none of these.
 */
export function readLabRange(kind: MeasurementKind, typed: string): Range | undefined {
  const unit = kindOf(kind).unit.toLowerCase();
  const whole = typed.trim();
  const text = unit && whole.toLowerCase().endsWith(unit) ? whole.slice(0, -unit.length).trim() : whole;
  const [, low, high] = BETWEEN.exec(text) ?? [];
  const [, word = '', end] = FROM.exec(text) ?? UP_TO.exec(text) ?? [];
  const isFrom = FROM.test(text);
  const range = {
    low: numberIn(isFrom ? end : low) ?? -Infinity,
    high: numberIn(isFrom ? undefined : (end ?? high)) ?? Infinity,
    isOpen: OPEN.has(word.toLowerCase()),
  };
  const saysSomething = range.low > -Infinity || range.high < Infinity;
  return saysSomething && range.low < range.high ? range : undefined;
}

/** The sentence for a typed range that cannot be read; undefined for one that can, and for empty text. */
export function labRangeProblem(kind: MeasurementKind, typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const isRead =
    LAB_KINDS.includes(kind) && typed.trim().length <= MAX_LAB_RANGE && readLabRange(kind, typed);
  return isRead
    ? undefined
    : `${kindOf(kind).label}: please enter the report’s range, such as 70-100 or < 200.`;
}

/** Where a value stands beside the range of its report; undefined without a range. */
export function besideRange(
  kind: MeasurementKind,
  { value, range }: { value: number; range?: string },
): 'below' | 'within' | 'above' | undefined {
  const read = range === undefined ? undefined : readLabRange(kind, range);
  if (!read) return undefined;
  if (value < read.low || (read.isOpen && value === read.low)) return 'below';
  return value > read.high || (read.isOpen && value === read.high) ? 'above' : 'within';
}

/** "70-100, above"; empty without a range. */
export const rangeWords = (kind: MeasurementKind, found: { value: number; range?: string }): string =>
  found.range ? `${found.range}, ${besideRange(kind, found) ?? ''}` : '';
