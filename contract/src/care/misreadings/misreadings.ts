import { grouped, nounOf } from '../../platform/counted.ts';

/** Kinds of stored texts that may be read differently now. */
export const MISREADING_KINDS = ['form', 'end', 'checkup', 'range', 'quantity', 'dose', 'value'] as const;
export type MisreadingKind = (typeof MISREADING_KINDS)[number];

/** The word for each kind when they are counted. */
export const MISREADING_KIND_WORDS: Readonly<Record<MisreadingKind, string>> = {
  form: 'fields of forms',
  end: 'fields at the end of programs',
  checkup: 'texts of checkups',
  range: 'ranges of laboratories',
  quantity: 'quantities of plans',
  dose: 'doses',
  value: 'values without their text',
};

/** Most texts that one press marks as looked at. */
export const MOST_LOOKED_AT = 1000;

/** Stands for a text without a number. */
export const NOT_READ = 'not read';

/** A stored text that is read differently now; or a number whose text is gone, with what it may have been. */
export interface Misreading {
  /** A key made of the place, the text and both readings. */
  key: string;
  kind: MisreadingKind;
  /** The field: "Current Body Status, BMI". */
  where: string;
  /** The text as it is stored. */
  text: string;
  /** The earlier reading: "45 mIU/L". */
  before: string;
  /** The present reading: "0.045 mIU/L", "not read". */
  now: string;
}

/**
 * The sentence: "Current Body Status, BMI: “0,045” was 45, is 0.045"; without a stored text, "TSH of 05 Jan 2026: 45,
 * or 0.045?".
 */
export const misreadingWords = ({ kind, where, text, before, now }: Omit<Misreading, 'key'>): string =>
  kind === 'value' ? `${where}: ${before}, or ${now}?` : `${where}: “${text}” was ${before}, is ${now}`;

/** The row on the doctor's home: how many texts, and the first; empty for none. */
export function misreadingsWords(misreadings: readonly Misreading[]): string {
  const [first] = misreadings;
  const count = misreadings.length;
  return first
    ? `${grouped(count)} ${nounOf(count, 'text is', 'texts are')} read differently now: ${misreadingWords(first)}`
    : '';
}
