import { escapedPattern } from './escaped-pattern.ts';
import { nameForm } from './names.ts';

/** Ranges of characters that the search form changes: accented and wide letters, digits of three scripts. */
const RANGES = [
  [0x00_c0, 0x02_4f],
  [0x09_66, 0x09_6f],
  [0x0a_e6, 0x0a_ef],
  [0x1e_00, 0x1e_ff],
  [0xff_10, 0xff_5a],
] as const;

/** Characters that the search form drops between two letters; written for the inside of a character class. */
const MARKS = "'’‘‛`´ʹʻʼʽˈ′‵՚＇ꞌ\\-‐‑‒–—―−⁃\u0300-\u036F\u00AD\u200B-\u200F\u2060\uFEFF\uFE00-\uFE0F";
const BLANKS = '\\s\u00A0\u2000-\u200A\u202F\u3000,;:()\\[\\]{}"“”„«»/|&+';

const isDigit = (character: string | undefined): boolean => /\d/.test(character ?? '');

let written: ReadonlyMap<string, string> | undefined;

/** Lists, for each character of the search form, the characters that it may replace. */
function writtenAs(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [from, to] of RANGES)
    for (let code = from; code <= to; code++) {
      const character = String.fromCodePoint(code);
      const form = nameForm(character);
      if (form.length === 1 && form !== character) found.set(form, (found.get(form) ?? '') + character);
    }
  return found;
}

function classOf(character: string): string {
  written ??= writtenAs();
  const others = written.get(character);
  return others === undefined ? escapedPattern(character) : `[${escapedPattern(character)}${others}]`;
}

function spelled(word: string, between: string): string {
  const characters = [...word];
  return characters
    .map((character, at) => {
      const dot = isDigit(characters[at - 1]) && isDigit(character) ? '' : '.';
      return (at === 0 ? '' : `[${MARKS}${between}${dot}]*`) + classOf(character);
    })
    .join('');
}

/**
 * Makes a regular expression (source, ignoring case) that finds a word in search form in stored texts: for short
 * collections, or for the rest that an index has chosen. A letter with two characters in search form (ß, ½) is found
 * only as typed.
 */
export function namePattern(word: string): string {
  const inWord = spelled(word, '');
  return word.length < 2 ? inWord : `${inWord}|(?:^|[${BLANKS}])${spelled(word, BLANKS)}`;
}
