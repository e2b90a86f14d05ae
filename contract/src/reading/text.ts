/**
 * Converts a text to the composed Unicode form (NFC), so that two ways of typing the same letters are equal. Identity
 * keys, passwords and file names are kept in this form.
 */
export const composed = (text: string): string => text.normalize('NFC');

/** Turns digits of Devanagari (from U+0966) and Gujarati (from U+0AE6) into 0 to 9; other characters are unchanged. */
export const inLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) =>
    String((digit.charCodeAt(0) - 0x9_66) % 0x1_80),
  );

/** Invisible characters: soft hyphens, joiners, marks of direction, byte order marks, selectors. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
