import { wholeWords } from '../words/table-words.ts';
import * as words from '../vocabulary/negations.ts';

/**
 * Words of negations in the terms of NegEx and ConText (Chapman 2001, Harkema 2009), as its readers look them up. `PRE`
 * stands before what it denies, `POST` behind it; `WHOLE` is an answer that denies all that was asked.
 */

/** It denies before a known word only: "non-veg" is a diet. */
export const NON = 'non';
/** These deny what stands behind them, and before it only as the first word: "none diabetes", "ruled out DM". */
export const FIRST_OR_BEHIND = new Set(words.FIRST_OR_BEHIND);
/** Signs that deny what stands before them: "DM(-)", "DM -ve". */
export const POST_SIGN = /\(\s?[-–−]\s?\)|[-–−]\s?ve(?![\p{L}\p{M}])/giu;

/** Between a negation and a known word they say nothing; not "medicine", "control", "severe", "regular". */
export const FILLERS = new Set(words.FILLERS);
/** They join words of which a negation denies each: "no cough or DM". */
export const OR_JOINTS = new Set(words.OR_JOINTS);
/** They join known words, so that a negation goes on: "no DM and HTN". */
export const JOINTS = new Set(words.JOINTS);
/** A negation that may begin a list: "not" belongs to what is done, "not controlled by diet or insulin". */
export const LISTS = new Set(words.LISTS);
/** Such a word in a list says that it is no list: "no tablets for BP or DM". */
export const NO_LIST = new Set(words.NO_LIST);
/**
 * Words of care or of consequences of an illness: with such a word between, a negation does not deny the
 * illness, and with one behind it the illness may be there: "no DM medicines", "no diabetic foot".
 */
export const CARE = new Set(words.CARE);

/** Turns of speech that end what a negation says, where a known word follows: some are "on" or a medicine elsewhere. */
export const SOFT_TURNS = wholeWords(words.SOFT_TURNS);
