/**
 * The answer of a reader: the value that a text has; or that it may be one of several, with a sentence that names them;
 * or that it has none, with a sentence where one tells how to write it. A reader never guesses.
 */
export type Reading<Value> =
  | { value: Value }
  | { unsure: true; candidates: readonly Value[]; sentence: string }
  | { none: true; sentence?: string };

/** The value of a reading; undefined where the reader is not sure or found none. */
export const valueOf = <Value>(reading: Reading<Value>): Value | undefined =>
  'value' in reading ? reading.value : undefined;

/** The sentence of a reading that is no value; undefined for a value, and where nothing was written. */
export const sentenceOf = (reading: Reading<unknown>): string | undefined =>
  'value' in reading ? undefined : reading.sentence;
