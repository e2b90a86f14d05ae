/**
 * A text in the one composed Unicode form (NFC): two ways of typing the same letters become equal, nothing else changes.
 * Keys of identity, passwords and names of files are kept in it.
 */
export const composed = (text: string): string => text.normalize('NFC');

/** Digits of Devanagari (from U+0966 on) and Gujarati (from U+0AE6 on) as 0 to 9; every other character stays. */
export const inLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) =>
    String((digit.charCodeAt(0) - 0x9_66) % 0x1_80),
  );

/** Marks without a look of their own: soft hyphens, joiners, marks of direction, a byte order mark, selectors. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
