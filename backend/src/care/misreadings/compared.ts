import { createHash } from 'node:crypto';
import { NOT_READ, type Misreading } from '@clinic/contract/care/misreadings/misreadings';
import type { Reading } from '@clinic/contract/reading/reading';

/** A field may hold a whole story; so much of it is told. */
const TOLD = 80;

export interface Place extends Pick<Misreading, 'kind' | 'where'> {
  /** The place where `where` may become another one for the same text; left out: `where`. */
  key?: string;
}

export interface TwoReadings {
  text: string;
  /** In words; undefined where nothing was read. */
  before: string | undefined;
  now: Reading<string>;
}

/** The reading with its values in words. */
export function inWords<Value>(reading: Reading<Value>, words: (value: Value) => string): Reading<string> {
  if ('value' in reading) return { value: words(reading.value) };
  return 'unsure' in reading ? { ...reading, candidates: reading.candidates.map(words) } : reading;
}

/** The misreading of a text; none where both readings agree, and where a text without a number has two readings now. */
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

/** Without what sums of binary fractions leave behind. */
export const plainNumber = (value: number): number => Number(value.toPrecision(12));
export const numberText = (value: number): string => String(plainNumber(value));
