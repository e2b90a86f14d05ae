import type { Meaning } from './precaution-facts.ts';
import type { PrecautionSort } from './precaution-words.ts';
import type { WordRow } from '../words/table-words.ts';

/** A row together with the sort of its table. */
export type SortedRow = WordRow & { sort: PrecautionSort };

/** Shorter words have too many neighbours: "sin" is no "sing". */
const LEAST_LETTERS = 5;
const LEAST_BEGINNING = 4;
const MOST = 4;
const WORD = /[\p{L}\p{M}]+/gu;

/** Tells whether two words differ by one wrong, missing or extra letter, or by two exchanged ones. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (at === short.length) return long.length > short.length;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isExchanged && short.slice(at + 2) === long.slice(at + 2))
  );
}

function isNear(typed: string, word: string): boolean {
  if (typed.length >= LEAST_BEGINNING && word.startsWith(`${typed} `)) return true;
  return typed.length >= LEAST_LETTERS && word.length >= LEAST_LETTERS && isOneOff(typed, word);
}

/** Guesses meanings of unknown words: known words whose spelling is one letter off, or which they begin. */
export function likelyMeanings(text: string, rows: readonly SortedRow[]): Meaning[] {
  const typed = (text.toLowerCase().match(WORD) ?? []).flatMap((word) => [word, word.replace(/s$/, '')]);
  return rows
    .filter(({ words }) => words.some((word) => typed.some((one) => isNear(one, word))))
    .slice(0, MOST)
    .map(({ sort, code }) => ({ sort, code }));
}
