import { inLatinLetters } from './indic-script.ts';
import { nameWords } from './names.ts';

const TITLES = new Set(['dr', 'do', 'shri', 'shrimati', 'shrimti', 'smt', 'kumari', 'jr', 'mr', 'mrs']);
/** Son, daughter, wife of; in care of. */
const OF_WHOM = /(?<=^|\s)[sdwc]\/o\.?(?=\s|$)/giu;

/** -bhai and -ben are said to every man and woman; of a shorter name they are a part (Ruben). */
const COURTESY = /(?<=.{3})(?:bhai|ba?hen|ben)$/;

/** Sounds that are spelled in several ways, and the sign that stands for each; their order matters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ksh/g, 'x'],
  [/chh?/g, 'C'],
  [/sh/g, 's'],
  [/jh|z/g, 'j'],
  [/([kgtdb])h/g, '$1'],
  [/ph/g, 'f'],
  [/[cq]/g, 'k'],
  [/(?:au|ou|ow|av)(?=[^aeiouy]|$)/g, 'o'],
  [/w/g, 'v'],
  [/aa+/g, 'a'],
  [/ee|ii|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/gu, '$1'],
];

/** A word of a name: as it is written in Latin letters, and the key that its other spellings have as well. */
export interface NameWord {
  text: string;
  key: string;
}

/** The key of one word in Latin letters; never empty. */
const keyOf = (word: string): string =>
  SPELLINGS.reduce((key, [spelled, sign]) => key.replaceAll(spelled, sign), word.replace(COURTESY, '')) ||
  word;

const titled = ({ text }: NameWord): boolean => TITLES.has(text);

/** The words of a name with their keys, without titles; those alone stay. Dots and blanks stand between words. */
export function keyedWords(name: string): NameWord[] {
  const words = name
    .replaceAll(OF_WHOM, ' ')
    .split(/(?<=\p{L}\p{M}*)[.．](?=.)|\s+/u)
    .flatMap(nameWords)
    .map((word) => inLatinLetters(word))
    .filter(Boolean)
    .map((text) => ({ text, key: keyOf(text) }));
  const untitled = words.filter((word) => !titled(word));
  return untitled.length > 0 ? untitled : words;
}

/** The key of words that are written as one. */
export const keyOfJoined = (words: readonly NameWord[]): string =>
  keyOf(words.map(({ text }) => text).join(''));

/** Shorter keys have too few letters to leave one out: Mira and Mina are two names. */
const LETTERS_TO_SPARE = 5;

/** The key and, of five letters on, the key with each one letter left out. */
function nearKeys(key: string): string[] {
  const letters = [...key];
  if (letters.length < LETTERS_TO_SPARE) return [key];
  return [...new Set([key, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Keys by which a name is similar, for each of its words: two spellings share one of these. */
export const similarKeys = (name: string): string[][] => keyedWords(name).map(({ key }) => nearKeys(key));
