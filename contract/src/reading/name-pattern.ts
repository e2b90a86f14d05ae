import { escapedPattern } from './escaped-pattern.ts';
import { nameForm } from './names.ts';

/** Characters of which the form of names takes one: letters with accents, wide ones, digits of three scripts. */
const RANGES = [
  [0x00_c0, 0x02_4f],
  [0x09_66, 0x09_6f],
  [0x0a_e6, 0x0a_ef],
  [0x1e_00, 0x1e_ff],
  [0xff_10, 0xff_5a],
] as const;

/** The form of names leaves these out between two characters; for the inside of a character class. */
const MARKS = "'’‘‛`´ʹʻʼʽˈ′‵՚＇ꞌ\\-‐‑‒–—―−⁃\u0300-\u036F\u00AD\u200B-\u200F\u2060\uFEFF\uFE00-\uFE0F";
const BLANKS = '\\s\u00A0\u2000-\u200A\u202F\u3000,;:()\\[\\]{}"“”„«»/|&+';

const isDigit = (character: string | undefined): boolean => /\d/.test(character ?? '');

let written: ReadonlyMap<string, string> | undefined;

/** How each character may be written. */
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
 * A regular expression (source, without regard to case) for a typed word in the form of names, on texts as they are
 * stored: for short collections, and for what an index has chosen already. A letter whose form is two characters
 * (ß, ½) is found as it is typed only.
 */
export function namePattern(word: string): string {
  const inWord = spelled(word, '');
  return word.length < 2 ? inWord : `${inWord}|(?:^|[${BLANKS}])${spelled(word, BLANKS)}`;
}
