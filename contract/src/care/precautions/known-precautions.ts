import type { PrecautionSort } from './precaution-words.ts';
import type { AddedPrecaution, KnownFact } from './precautions.ts';

// Apart from the tables of words, which screens load on demand.

/** Tells whether something is known of a client: read and not refused, or added by hand. */
export const isKnown = (
  { facts, added }: { facts: readonly KnownFact[]; added: readonly AddedPrecaution[] },
  sort: PrecautionSort,
  code: string,
): boolean =>
  [...facts.filter(({ state }) => state !== 'wrong'), ...added].some(
    (one) => one.sort === sort && one.code === code,
  );
