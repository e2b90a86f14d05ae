import { inLatinDigits, UNSEEN } from './text.ts';

/** Apostrophes of every kind. They go before the compatibility form, which makes a blank and an accent of "´". */
const APOSTROPHES = /['’‘‛`´ʹʻʼʽˈ′‵՚＇ꞌ]/gu;

/** Accents, behind Latin letters alone: marks of Devanagari and Gujarati are letters. */
const LATIN_ACCENTS = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu;

/** Latin letters that have no accent to take off. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Dots and hyphens are no part of a name; the dot of a decimal number is. */
const JOINING_MARKS = /[\p{Pd}\u2212\u2043]|(?<!\d)\.|\.(?!\d)/gu;
const BETWEEN_WORDS = /[\s,;:()[\]{}"“”„«»/|&+]+/u;

/** Case, accents, apostrophes, marks that are not seen and compatibility forms no longer tell two texts apart. */
const plainText = (text: string): string =>
  inLatinDigits(text.replaceAll(UNSEEN, '').replaceAll(APOSTROPHES, '').normalize('NFKD'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LATIN_LETTERS[letter] ?? letter);

const plainWords = (text: string): string[] => plainText(text).split(BETWEEN_WORDS).filter(Boolean);

const joined = (word: string): string => word.replaceAll(JOINING_MARKS, '');

/** A word that is part of an address keeps its dots and hyphens: "priya.shah@" has no "yash". */
const formOf = (word: string): string => (word.includes('@') ? word : joined(word));

/** The words of a text in the one form in which names are found: "K.R. O’Grady" → "kr", "ogrady". */
export const nameWords = (text: string): string[] => plainWords(text).map(formOf).filter(Boolean);

/** The words of `nameWords` as one text. Two names with one form are found by the same. */
export const nameForm = (text: string): string => nameWords(text).join(' ');

/** Returns the text from each of its words on, without blanks: "Jean Luc" → "jeanluc", "luc". */
export function wordStarts(text: string): string[] {
  const words = nameWords(text);
  return words.map((_, from) => words.slice(from).join(''));
}

/** The forms in which a typed word may stand: as in a name, and with its dots and hyphens as in an address. */
const typedForms = (word: string): string[] => [...new Set([formOf(word), word].filter(Boolean))];

const isPartOf = (forms: readonly string[], others: readonly string[]): boolean =>
  forms.every((form) => others.some((other) => other.includes(form)));

/**
 * The typed words, the longest first, each in its forms; a word that is part of another one is left out. Nothing is
 * searched for where none is left; a text of marks alone is searched for as it is.
 */
export function typedWords(typed: string): string[][] {
  const words = plainWords(typed).map(typedForms);
  const whole = plainText(typed).trim();
  if (words.length === 0) return whole === '' ? [] : [[whole]];
  const sorted = words.toSorted(([one = ''], [other = '']) => other.length - one.length);
  return sorted.filter((forms, at) => !sorted.slice(0, at).some((longer) => isPartOf(forms, longer)));
}

/**
 * Tells whether each typed word is a part of a word of the texts, or the beginning of neighbouring words
 * without blanks.
 */
export function isFound(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(nameWords);
  const starts = texts.flatMap(wordStarts);
  return typedWords(typed).every((forms) =>
    forms.some(
      (form) => words.some((word) => word.includes(form)) || starts.some((start) => start.startsWith(form)),
    ),
  );
}
