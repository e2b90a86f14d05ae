import { wholeWords } from '../words/table-words.ts';
import * as words from '../vocabulary/negations.ts';

/**
 * Negation words in the terms of NegEx and ConText (Chapman 2001, Harkema 2009): `PRE` stands before what it denies,
 * `POST` behind it; `WHOLE` is an answer that denies everything asked.
 */

/** Denies only directly before a known word: "non-veg" is a diet. */
export const NON = 'non';
/** Words that deny what follows them, and only as the first word of a clause: "none diabetes", "ruled out DM". */
export const FIRST_OR_BEHIND = new Set(words.FIRST_OR_BEHIND);
/** Signs that deny the word before them: "DM(-)", "DM -ve". */
export const POST_SIGN = /\(\s?[-–−]\s?\)|[-–−]\s?ve(?![\p{L}\p{M}])/giu;

/**
 * Words without meaning between a negation and a known word. "medicine", "control", "severe" and "regular" are none.
 */
export const FILLERS = new Set(words.FILLERS);
/** Words that join known words so that a negation denies each: "no cough or DM". */
export const OR_JOINTS = new Set(words.OR_JOINTS);
/** Words that join known words so that a negation continues: "no DM and HTN". */
export const JOINTS = new Set(words.JOINTS);
/** Negations that may begin a list. "not" may not: it denies an action, "not controlled by diet or insulin". */
export const LISTS = new Set(words.LISTS);
/** Words that show that there is no list: "no tablets for BP or DM". */
export const NO_LIST = new Set(words.NO_LIST);
/**
 * Words of treatment or of an illness's consequences. A negation before one does not deny the illness, and with one
 * behind the illness may exist: "no DM medicines", "no diabetic foot".
 */
export const CARE = new Set(words.CARE);

/**
 * Phrases that end a negation when a known word follows. Some have another meaning in other places: "on", or the name
 * of a medicine.
 */
export const SOFT_TURNS = wholeWords(words.SOFT_TURNS);
