import { inLatinLetters } from './indic-script.ts';
import { nameWords } from './names.ts';

const TITLES = new Set(['dr', 'do', 'shri', 'shrimati', 'shrimti', 'smt', 'kumari', 'jr', 'mr', 'mrs']);
/** Matches s/o, d/o, w/o and c/o: son, daughter, wife of; in care of. */
const OF_WHOM = /(?<=^|\s)[sdwc]\/o\.?(?=\s|$)/giu;

/** Matches -bhai and -ben, which are added to any name as a courtesy; short names such as Ruben end so themselves. */
const COURTESY = /(?<=.{3})(?:bhai|ba?hen|ben)$/;

/** Spellings of one sound, and the sign that replaces them in a key; their order matters. */
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

/** A word of a name in Latin letters, and the key that it shares with its other spellings. */
export interface NameWord {
  text: string;
  key: string;
}

/** Makes the key of one word in Latin letters; never empty. */
const keyOf = (word: string): string =>
  SPELLINGS.reduce((key, [spelled, sign]) => key.replaceAll(spelled, sign), word.replace(COURTESY, '')) ||
  word;

const titled = ({ text }: NameWord): boolean => TITLES.has(text);

/** Splits a name into words with their keys, at dots and spaces; titles are dropped unless nothing else is left. */
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

/** The key of several words written as one. */
export const keyOfJoined = (words: readonly NameWord[]): string =>
  keyOf(words.map(({ text }) => text).join(''));

/** Keys must be this long before a letter may be left out: Mira and Mina are two names. */
const LETTERS_TO_SPARE = 5;

/** The key itself, and for longer keys each form with one letter left out. */
function nearKeys(key: string): string[] {
  const letters = [...key];
  if (letters.length < LETTERS_TO_SPARE) return [key];
  return [...new Set([key, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Keys for finding similar names, one list for each word: two spellings of a name share at least one key. */
export const similarKeys = (name: string): string[][] => keyedWords(name).map(({ key }) => nearKeys(key));
