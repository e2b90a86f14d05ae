import { composed } from '../reading/text.ts';

/** Trims an email address and lower-cases its ASCII letters only, so that no look-alike letter turns into one. */
export function normaliseEmail(typed: string): string {
  return typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Longest e-mail address, in characters. */
export const MAX_EMAIL = 254;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL_DOMAIN = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Tells whether a normalised text is one plain ASCII e-mail address of at most 254 characters. */
export function isEmail(address: string): boolean {
  const at = address.indexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  return (
    address.length <= MAX_EMAIL &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? '')
  );
}

// Invisible characters at the end, except a selector, which belongs to the character before it.
const UNSEEN_ENDS =
  /^[\s\p{Default_Ignorable_Code_Point}]+|(?:(?!\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\s\p{Default_Ignorable_Code_Point}])+$/gu;

/** Cleans one line for storing: Unicode form NFC, without spaces and invisible characters at both ends. */
export function cleanLine(typed: string): string {
  return composed(typed.replaceAll(UNSEEN_ENDS, ''));
}

/** Cleans a text of several lines for storing: trimmed, NFC, every line break a single `\n`. */
export function cleanText(typed: string): string {
  return cleanLine(typed.replace(/\r\n?/g, '\n'));
}

// Refused characters: control characters, lone surrogates, which no database stores, and marks that reverse the
// direction of text. Joiners (U+200C, U+200D) are allowed, since Hindi and Gujarati need them.
const UNWANTED_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const UNWANTED_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Tells whether a cleaned line has control characters (line breaks and tabs included). */
export function hasControlCharacters(line: string): boolean {
  return UNWANTED_IN_LINE.test(line);
}

/** Tells whether a cleaned text has control characters other than line breaks (`\n`) and tabs. */
export function hasControlCharactersInText(text: string): boolean {
  return UNWANTED_IN_TEXT.test(text);
}

/** Tells whether a text has at least one character that a person can see. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
