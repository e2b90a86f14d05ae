import { composed } from '../../reading/text.ts';
import { wordPattern, LETTER, longestFirst } from './table-words.ts';

/** Signs of a danger: words, and pairs of words that mean it together. A negation takes them back. */
export interface SignWords {
  words: readonly string[];
  /** Pairs of words that must stand together, with at most four words between. */
  pairs: readonly { one: readonly string[]; other: readonly string[]; isOrdered?: true }[];
  /** Words that, between the two of a pair, show that they do not belong together. */
  apart: readonly string[];
  /** Words that follow a harmless use: "low sugar diet". */
  notBefore?: readonly string[];
  /** Words that show that a clause is about another person. */
  notWith?: readonly string[];
}

const patternOf = (words: string): string => {
  const anyEnd = words.endsWith('*');
  const inWords = wordPattern(composed(words.replace(/\*$/, ''))).replaceAll(/['’]/g, "['’]");
  return `${inWords}${anyEnd ? `${LETTER}*` : `(?!${LETTER})`}`;
};

/** Matches any of the words, the longest first; a word that ends with `*` takes any ending. */
export const oneOf = (words: readonly string[]): string =>
  `(?<!${LETTER})(?:${longestFirst(words).map(patternOf).join('|')})`;
