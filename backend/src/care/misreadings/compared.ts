import { createHash } from 'node:crypto';
import { NOT_READ, type Misreading } from '@clinic/contract/care/misreadings/misreadings';
import type { Reading } from '@clinic/contract/reading/reading';

/** So many characters of a field are shown, since it may hold a whole story. */
const TOLD = 80;

export interface Place extends Pick<Misreading, 'kind' | 'where'> {
  /** The key of a text that may move to another place; left out where the place is the key. */
  key?: string;
}

export interface TwoReadings {
  text: string;
  /** The former reading in words; undefined where nothing was read. */
  before: string | undefined;
  now: Reading<string>;
}

/** Returns the reading with its values in words. */
export function inWords<Value>(reading: Reading<Value>, words: (value: Value) => string): Reading<string> {
  if ('value' in reading) return { value: words(reading.value) };
  return 'unsure' in reading ? { ...reading, candidates: reading.candidates.map(words) } : reading;
}

/**
 * Returns the misreading of a text; none where both readings agree, or where a text without a number has two readings
 * now.
 */
export function compared({ key, ...place }: Place, { text, before, now }: TwoReadings): Misreading[] {
  const known = 'value' in now ? now.value : undefined;
  if (before === known) return [];
  const doubt = 'unsure' in now ? now.candidates.join(' or ') : NOT_READ;
  const whole = text.trim();
  const told = { before: before ?? NOT_READ, now: known ?? doubt };
  const parts = [place.kind, key ?? place.where, whole, told.before, told.now];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const shown = whole.length > TOLD ? `${whole.slice(0, TOLD)}…` : whole;
  return [{ ...place, ...told, text: shown, key: digest.slice(0, 16) }];
}

/** Rounds away what sums of binary fractions leave behind. */
export const plainNumber = (value: number): number => Number(value.toPrecision(12));
export const numberText = (value: number): string => String(plainNumber(value));
