import { composed } from '../../reading/text.ts';
import { wordPattern, LETTER, longestFirst } from './table-words.ts';

/** Signs of a danger that a negation takes back: words of their own, and words that mean it side by side. */
export interface SignWords {
  words: readonly string[];
  /** One beside the other, with at most four words between. */
  pairs: readonly { one: readonly string[]; other: readonly string[]; isOrdered?: true }[];
  /** Between the two of a pair they say that these do not belong together. */
  apart: readonly string[];
  /** Words behind which no sign is meant: "low sugar diet". */
  notBefore?: readonly string[];
  /** Words with which a clause speaks of another person. */
  notWith?: readonly string[];
}

const patternOf = (words: string): string => {
  const anyEnd = words.endsWith('*');
  const inWords = wordPattern(composed(words.replace(/\*$/, ''))).replaceAll(/['’]/g, "['’]");
  return `${inWords}${anyEnd ? `${LETTER}*` : `(?!${LETTER})`}`;
};

/** One of the words, the longest first; an end of `*` takes any ending. */
export const oneOf = (words: readonly string[]): string =>
  `(?<!${LETTER})(?:${longestFirst(words).map(patternOf).join('|')})`;
