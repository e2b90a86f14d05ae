import { kindOf, LAB_KINDS, rangeProblem, type MeasurementKind } from './measurements.ts';
import { factorOf, otherUnits } from './measurement-reader.ts';
import { readEnds, type Ends } from '../../reading/number-ends.ts';
import { numberWithUnit, readNumber, type Place } from '../../reading/numbers.ts';
import { valueOf, type Reading } from '../../reading/reading.ts';

/** Longest typed range, in characters. */
export const MAX_LAB_RANGE = 40;

const BETWEEN = /^(\S.*?)\s*(?:\p{Pd}|−|\bto\b)\s*(\S.*)$/iu;
const FROM = /^(>=|≥|>|from|above|over)\s*(\S.*)$/i;
const UP_TO = /^(<=|≤|<|up to|below|under)\s*(\S.*)$/i;
/** Words and signs that exclude the limit itself. */
const OPEN = new Set(['<', '>', 'below', 'under', 'above', 'over']);

interface Range {
  low: number;
  high: number;
  /** True: the limit itself is outside the range. */
  isOpen: boolean;
}

/**
 * Reads a laboratory's reference range as typed from the report: "70-100", "0,270 - 4,200", "< 200", "> 40", with or
 * without the kind's unit. Unsure when a comma allows two ranges; none when it is no range.
 */
export function labRangeReading(kind: MeasurementKind, typed: string): Reading<Range> {
  const { unit } = kindOf(kind);
  const whole = typed.trim();
  const units = [unit, ...otherUnits(kind)].filter((one) => one !== '');
  const said = units.find((one) => whole.toLowerCase().endsWith(one.toLowerCase()));
  const text = said ? whole.slice(0, -said.length).trim() : whole;
  const factor = factorOf(unit, said ?? '') ?? 1;
  const reading = rangeOf(text, (value) => !rangeProblem(kind, value * factor));
  const turned = ({ low, high, isOpen }: Range): Range => ({
    low: low * factor,
    high: high * factor,
    isOpen,
  });
  if ('none' in reading) return reading;
  return 'value' in reading
    ? { value: turned(reading.value) }
    : { ...reading, candidates: reading.candidates.map(turned) };
}

function rangeOf(text: string, isPossible: (value: number) => boolean): Reading<Range> {
  const [, word = '', end = ''] = FROM.exec(text) ?? UP_TO.exec(text) ?? [];
  if (word)
    return oneEnd(end, { isPossible }, { isFrom: FROM.test(text), isOpen: OPEN.has(word.toLowerCase()) });
  const [, low, high] = BETWEEN.exec(text) ?? [];
  if (low === undefined || high === undefined) return { none: true };
  const ends = readEnds(low, high, { isPossible });
  if ('none' in ends) return ends;
  const range = (one: Ends): Range => ({ ...one, isOpen: false });
  return 'value' in ends ? { value: range(ends.value) } : { ...ends, candidates: ends.candidates.map(range) };
}

function oneEnd(
  end: string,
  place: Place,
  { isFrom, isOpen }: { isFrom: boolean; isOpen: boolean },
): Reading<Range> {
  const reading: Reading<number> = numberWithUnit(end)?.unit === '' ? readNumber(end, place) : { none: true };
  if ('none' in reading) return reading;
  const range = (value: number): Range =>
    isFrom ? { low: value, high: Infinity, isOpen } : { low: -Infinity, high: value, isOpen };
  return 'value' in reading
    ? { value: range(reading.value) }
    : { ...reading, candidates: reading.candidates.map(range) };
}

/** The range of `labRangeReading`; undefined when it is unsure or none. */
export const readLabRange = (kind: MeasurementKind, typed: string): Range | undefined =>
  valueOf(labRangeReading(kind, typed));

/** The sentence about a range that cannot be read; undefined for a readable one and for empty text. */
export function labRangeProblem(kind: MeasurementKind, typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const { label } = kindOf(kind);
  const reading = labRangeReading(kind, typed);
  const isAsked = LAB_KINDS.includes(kind) && typed.trim().length <= MAX_LAB_RANGE;
  if (isAsked && 'value' in reading) return undefined;
  const sentence = isAsked && 'sentence' in reading ? reading.sentence : undefined;
  return `${label}: ${sentence ?? 'please enter the report’s range, such as 70-100 or < 200.'}`;
}

/** Says if a value is below, inside or above its range; undefined without a range. */
export function besideRange(
  kind: MeasurementKind,
  { value, range }: { value: number; range?: string },
): 'below' | 'within' | 'above' | undefined {
  const read = range === undefined ? undefined : readLabRange(kind, range);
  if (!read) return undefined;
  if (value < read.low || (read.isOpen && value === read.low)) return 'below';
  return value > read.high || (read.isOpen && value === read.high) ? 'above' : 'within';
}

/** A range and the value's place: "70-100, above"; empty without a range. */
export const rangeWords = (kind: MeasurementKind, found: { value: number; range?: string }): string =>
  found.range ? `${found.range}, ${besideRange(kind, found) ?? ''}` : '';
