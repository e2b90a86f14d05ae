import { PHONE_DIGITS } from '../constants.ts';
import type { Reading } from './reading.ts';
import { inLatinDigits, UNSEEN } from './text.ts';

const SENTENCE = `Please enter a phone number of exactly ${PHONE_DIGITS} digits.`;

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_DIGITS}}$`);
const WITH_COUNTRY = new RegExp(`^91(?=\\d{${PHONE_DIGITS}}$)`);

/** Keeps the digits of three scripts as 0 to 9; removes spaces, dashes, brackets, dots and invisible characters. */
const undecorated = (typed: string): string =>
  inLatinDigits(typed)
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Pd}\p{Ps}\p{Pe}−.·]/gu, '');

/** Removes India's code and the leading 0 of a long-distance call; "91" is the code only before ten digits. */
function withoutPrefix(digits: string): string {
  const code = /^(?:\+|00)91/.exec(digits)?.[0];
  const local = digits.slice(code?.length ?? 0).replace(/^0+/, '');
  return code === undefined ? local.replace(WITH_COUNTRY, '') : local;
}

/** Finds the character that makes a text no phone number; undefined when only the count of digits is wrong. */
export const inTheWayOfPhone = (typed: string): string | undefined =>
  /[^\d+]\p{M}*|(?<!^)\+/u.exec(undecorated(typed))?.[0];

function sentenceFor(typed: string): string {
  if (/^\+(?!91)\d/.test(undecorated(typed))) return `${SENTENCE} Only +91 can stand before them.`;
  const inTheWay = inTheWayOfPhone(typed);
  return inTheWay === undefined ? SENTENCE : `${SENTENCE} “${inTheWay}” is in the way.`;
}

/** Reads a phone number as ten digits; otherwise the sentence names the obstacle. */
export function readPhone(typed: string): Reading<string> {
  const local = withoutPrefix(undecorated(typed));
  return TEN_DIGITS.test(local) ? { value: local } : { none: true, sentence: sentenceFor(typed) };
}

/** A phone number as its ten digits; any other text unchanged, so that the rule can refuse it. */
export function phoneAsStored(typed: string): string {
  const reading = readPhone(typed);
  return 'value' in reading ? reading.value : typed;
}

/** The digits of a typed part of a phone number, for a search; undefined when the text cannot be a part of one. */
export function phonePart(typed: string): string | undefined {
  const reading = readPhone(typed);
  if ('value' in reading) return reading.value;
  const [, digits] = /^(?:\+91|\+)?(\d+)$/.exec(undecorated(typed)) ?? [];
  return digits;
}
