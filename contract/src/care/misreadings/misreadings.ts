import { grouped, nounOf } from '../../platform/counted.ts';

/** Kinds of places in which something is stored that is read differently now. */
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

/** The most that are looked at with one press. */
export const MOST_LOOKED_AT = 1000;

/** How a text that has no number is called. */
export const NOT_READ = 'not read';

/** A stored text that is read differently now; of a number whose text is gone, what it may have been. */
export interface Misreading {
  /** A key of the place, the text and both readings. */
  key: string;
  kind: MisreadingKind;
  /** "Current Body Status, BMI" */
  where: string;
  /** The text as it is stored. */
  text: string;
  /** "45 mIU/L" */
  before: string;
  /** "0.045 mIU/L", "not read" */
  now: string;
}

/** "Current Body Status, BMI: “0,045” was 45, is 0.045"; of a number without its text "TSH of 05 Jan 2026: 45, or 0.045?". */
export const misreadingWords = ({ kind, where, text, before, now }: Omit<Misreading, 'key'>): string =>
  kind === 'value' ? `${where}: ${before}, or ${now}?` : `${where}: “${text}” was ${before}, is ${now}`;

/** Words of a client's row on the home: how many there are, and the first of them; empty for none. */
export function misreadingsWords(misreadings: readonly Misreading[]): string {
  const [first] = misreadings;
  const count = misreadings.length;
  return first
    ? `${grouped(count)} ${nounOf(count, 'text is', 'texts are')} read differently now: ${misreadingWords(first)}`
    : '';
}
