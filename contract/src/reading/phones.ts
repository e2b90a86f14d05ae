import { PHONE_DIGITS } from '../constants.ts';
import type { Reading } from './reading.ts';
import { inLatinDigits, UNSEEN } from './text.ts';

const SENTENCE = `Please enter a phone number of exactly ${PHONE_DIGITS} digits.`;

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_DIGITS}}$`);
const WITH_COUNTRY = new RegExp(`^91(?=\\d{${PHONE_DIGITS}}$)`);

/** Digits of three scripts as 0 to 9, without blanks, dashes, brackets, dots and marks that are not seen. */
const undecorated = (typed: string): string =>
  inLatinDigits(typed)
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Pd}\p{Ps}\p{Pe}−.·]/gu, '');

/**
 * Takes off India's code and the 0 of a long-distance call. "91" is the code where ten digits are behind it.
 */
function withoutPrefix(digits: string): string {
  const code = /^(?:\+|00)91/.exec(digits)?.[0];
  const local = digits.slice(code?.length ?? 0).replace(/^0+/, '');
  return code === undefined ? local.replace(WITH_COUNTRY, '') : local;
}

/** The character of a text for which it can be no phone number; undefined where only the count of digits is wrong. */
export const inTheWayOfPhone = (typed: string): string | undefined =>
  /[^\d+]\p{M}*|(?<!^)\+/u.exec(undecorated(typed))?.[0];

function sentenceFor(typed: string): string {
  if (/^\+(?!91)\d/.test(undecorated(typed))) return `${SENTENCE} Only +91 can stand before them.`;
  const inTheWay = inTheWayOfPhone(typed);
  return inTheWay === undefined ? SENTENCE : `${SENTENCE} “${inTheWay}” is in the way.`;
}

/** The ten digits of a phone number, however it is decorated; or a sentence that says what is in the way. */
export function readPhone(typed: string): Reading<string> {
  const local = withoutPrefix(undecorated(typed));
  return TEN_DIGITS.test(local) ? { value: local } : { none: true, sentence: sentenceFor(typed) };
}

/** A phone number as its ten digits, and any other text as it was typed, so that the rule can refuse it. */
export function phoneAsStored(typed: string): string {
  const reading = readPhone(typed);
  return 'value' in reading ? reading.value : typed;
}

/** Digits by which a number is looked for, which may be a part of it; undefined for a text that is no part of one. */
export function phonePart(typed: string): string | undefined {
  const reading = readPhone(typed);
  if ('value' in reading) return reading.value;
  const [, digits] = /^(?:\+91|\+)?(\d+)$/.exec(undecorated(typed)) ?? [];
  return digits;
}
