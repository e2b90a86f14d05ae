import type { PrecautionSort } from './precaution-words.ts';
import type { AddedPrecaution, KnownFact } from './precautions.ts';

// Kept apart from the tables of words, which are large and loaded on demand.

/** Tells whether the client has a precaution: read from a form and not refused, or added by hand. */
export const isKnown = (
  { facts, added }: { facts: readonly KnownFact[]; added: readonly AddedPrecaution[] },
  sort: PrecautionSort,
  code: string,
): boolean =>
  [...facts.filter(({ state }) => state !== 'wrong'), ...added].some(
    (one) => one.sort === sort && one.code === code,
  );
