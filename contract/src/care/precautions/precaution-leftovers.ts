import { wholeWords, type Span } from '../words/table-words.ts';
import * as words from '../vocabulary/leftovers.ts';

export interface Rest {
  /** Words that no table knows, as they are written. */
  leftOver: string[];
  /** Nothing but the words themselves and "and": no "since", "known", "allergy". */
  isBare: boolean;
}

const connects = new Set(words.CONNECTS);
const fillWords = new Set(words.FILLS);

/** They say nothing by themselves, and are quoted with the words beside them only: "Vit D". */
const noise = new Set(words.NOISE);
/** "U", "x", and the Roman I and V. */
const A_LETTER = /^[a-z]$/i;
/** How something known goes, or is treated; alone they are quoted. */
const course = new Set(words.COURSE);
/** Words that say in an allergy's field that it is one. */
export const AVOIDING = new Set(words.AVOIDING);

/** How medicines are taken. */
export const DOSE_WORDS = new Set(words.DOSE_WORDS);

/** How people write of a diet. */
export const DIET_FILLS = new Set(words.DIET_FILLS);

/** Words that are understood in an allergy's field, and are no food. */
export const NO_FOOD = wholeWords(words.NO_FOOD);

/** Words that are understood in an illness's field, and are no illness. */
export const NO_ILLNESS = wholeWords(words.NO_ILLNESS);
export const PRESSURE_VALUE = /(?<!\p{L})bp\W*\d{2,3}\s*\/\s*\d{2,3}(?:\s*mm\s*hg)?/giu;

const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
/** "50", "50mcg", "2nd". */
const A_NUMBER = /^\p{N}+\p{L}{0,4}$/u;

/** A word is noise where it says nothing by itself, or nothing beside something known. */
function weightOf(token: string, isBesideKnown: boolean): 'noise' | 'word' {
  const word = token.toLowerCase();
  if (noise.has(word) || A_LETTER.test(word)) return 'noise';
  return isBesideKnown && course.has(word) ? 'noise' : 'word';
}

/** Returns the words of a clause beside those that were understood; runs of words are quoted together. */
export function restOf(text: string, understood: readonly Span[], fills: ReadonlySet<string>): Rest {
  const leftOver: string[] = [];
  // "HTN+" says that it is there.
  let isBare = !text.includes('+');
  let run: (Span & { isNoise: boolean }) | undefined;
  const end = () => {
    if (run?.isNoise) isBare = false;
    else if (run) leftOver.push(text.slice(run.from, run.to));
    run = undefined;
  };
  for (const { 0: token, index: from } of text.matchAll(TOKEN)) {
    const to = from + token.length;
    const word = token.toLowerCase();
    if (understood.some((span) => span.from < to && from < span.to)) end();
    else if (connects.has(word)) continue;
    else if (fillWords.has(word) || fills.has(word) || A_NUMBER.test(token)) isBare = false;
    else {
      const isNoise = weightOf(token, understood.length > 0) === 'noise' && run?.isNoise !== false;
      run = { from: run?.from ?? from, to, isNoise };
    }
  }
  end();
  return { leftOver: [...new Set(leftOver)], isBare };
}
