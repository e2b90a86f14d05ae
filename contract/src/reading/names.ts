import { inLatinDigits, UNSEEN } from './text.ts';

/**
 * All apostrophes. They are removed before Unicode's compatibility form, which splits "´" into a space and an accent.
 */
const APOSTROPHES = /['’‘‛`´ʹʻʼʽˈ′‵՚＇ꞌ]/gu;

/** Accents behind Latin letters only: marks of Devanagari and Gujarati are letters. */
const LATIN_ACCENTS = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu;

/** Latin letters that Unicode does not split into letter and accent. */
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

/** Hyphens and dots, which names are compared without; the dot of a decimal number is kept. */
const JOINING_MARKS = /[\p{Pd}\u2212\u2043]|(?<!\d)\.|\.(?!\d)/gu;
const BETWEEN_WORDS = /[\s,;:()[\]{}"“”„«»/|&+]+/u;

/** Removes differences of case, accents, apostrophes, invisible characters and compatibility forms. */
const plainText = (text: string): string =>
  inLatinDigits(text.replaceAll(UNSEEN, '').replaceAll(APOSTROPHES, '').normalize('NFKD'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LATIN_LETTERS[letter] ?? letter);

const plainWords = (text: string): string[] => plainText(text).split(BETWEEN_WORDS).filter(Boolean);

const joined = (word: string): string => word.replaceAll(JOINING_MARKS, '');

/** Removes joining marks from a word, but not from an address: else "priya.shah@" would contain "yash". */
const formOf = (word: string): string => (word.includes('@') ? word : joined(word));

/** Splits a text into words in search form: "K.R. O’Grady" → "kr", "ogrady". */
export const nameWords = (text: string): string[] => plainWords(text).map(formOf).filter(Boolean);

/** The search form of a name: its `nameWords` as one text. Names with equal forms are found by the same searches. */
export const nameForm = (text: string): string => nameWords(text).join(' ');

/** The rest of the text from each word on, without spaces: "Jean Luc" → "jeanluc", "luc". */
export function wordStarts(text: string): string[] {
  const words = nameWords(text);
  return words.map((_, from) => words.slice(from).join(''));
}

/** The forms in which a typed word may be stored: as in a name, or with its dots and hyphens as in an address. */
const typedForms = (word: string): string[] => [...new Set([formOf(word), word].filter(Boolean))];

const isPartOf = (forms: readonly string[], others: readonly string[]): boolean =>
  forms.every((form) => others.some((other) => other.includes(form)));

/**
 * Splits a typed search into words, the longest first, each in its forms; a word inside another one is dropped. An
 * empty result searches for nothing; a text of punctuation only is searched for as it is.
 */
export function typedWords(typed: string): string[][] {
  const words = plainWords(typed).map(typedForms);
  const whole = plainText(typed).trim();
  if (words.length === 0) return whole === '' ? [] : [[whole]];
  const sorted = words.toSorted(([one = ''], [other = '']) => other.length - one.length);
  return sorted.filter((forms, at) => !sorted.slice(0, at).some((longer) => isPartOf(forms, longer)));
}

/** Tells whether each typed word is inside a word of the texts, or begins several neighbouring words written as one. */
export function isFound(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(nameWords);
  const starts = texts.flatMap(wordStarts);
  return typedWords(typed).every((forms) =>
    forms.some(
      (form) => words.some((word) => word.includes(form)) || starts.some((start) => start.startsWith(form)),
    ),
  );
}
