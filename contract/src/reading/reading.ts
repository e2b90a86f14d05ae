/**
 * The result of reading a text: its value; or a question that names its possible values; or nothing, with a sentence
 * about how to write it when that helps. A reader never guesses.
 */
export type Reading<Value> =
  | { value: Value }
  | { unsure: true; candidates: readonly Value[]; sentence: string }
  | { none: true; sentence?: string };

/** The value of a result; undefined when the reader was unsure or found none. */
export const valueOf = <Value>(reading: Reading<Value>): Value | undefined =>
  'value' in reading ? reading.value : undefined;

/** The sentence of a result without a value; undefined with a value, and when nothing was typed. */
export const sentenceOf = (reading: Reading<unknown>): string | undefined =>
  'value' in reading ? undefined : reading.sentence;
