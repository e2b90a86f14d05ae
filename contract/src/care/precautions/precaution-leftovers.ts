import { wholeWords, type Span } from '../words/table-words.ts';
import * as words from '../vocabulary/leftovers.ts';

export interface Rest {
  /** Words that no table knows, as written. */
  leftOver: string[];
  /** True: the clause has nothing but the words and "and"; no "since", "known", "allergy". */
  isBare: boolean;
}

const connects = new Set(words.CONNECTS);
const fillWords = new Set(words.FILLS);

/** Words that mean nothing alone; they are quoted only together with their neighbours: "Vit D". */
const noise = new Set(words.NOISE);
/** Single letters: "U", "x", the Roman I and V. */
const A_LETTER = /^[a-z]$/i;
/** Words about the course or treatment of a known condition; alone they are quoted. */
const course = new Set(words.COURSE);
/** Words that mark an allergy in an allergy's field. */
export const AVOIDING = new Set(words.AVOIDING);

/** Words about taking medicines. */
export const DOSE_WORDS = new Set(words.DOSE_WORDS);

/** Words that people use around a diet. */
export const DIET_FILLS = new Set(words.DIET_FILLS);

/** Phrases that are understood in an allergy's field and name no food. */
export const NO_FOOD = wholeWords(words.NO_FOOD);

/** Phrases that are understood in an illness's field and name no illness. */
export const NO_ILLNESS = wholeWords(words.NO_ILLNESS);
export const PRESSURE_VALUE = /(?<!\p{L})bp\W*\d{2,3}\s*\/\s*\d{2,3}(?:\s*mm\s*hg)?/giu;

const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
/** Numbers with or without a unit: "50", "50mcg", "2nd". */
const A_NUMBER = /^\p{N}+\p{L}{0,4}$/u;

/** Tells whether a word may be ignored: it never means anything, or means nothing beside a known word. */
function weightOf(token: string, isBesideKnown: boolean): 'noise' | 'word' {
  const word = token.toLowerCase();
  if (noise.has(word) || A_LETTER.test(word)) return 'noise';
  return isBesideKnown && course.has(word) ? 'noise' : 'word';
}

/** The words of a clause that were not understood; neighbours are quoted together. */
export function restOf(text: string, understood: readonly Span[], fills: ReadonlySet<string>): Rest {
  const leftOver: string[] = [];
  // A plus affirms: "HTN+".
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
