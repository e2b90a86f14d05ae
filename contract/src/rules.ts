import {
  cleanLine,
  cleanText,
  hasControlCharacters,
  hasControlCharactersInText,
  hasVisibleText,
  isEmail,
  normaliseEmail,
} from './clients/client-input.ts';
import { isMultipleOfFive } from './scheduling/appointment-rules.ts';
import { isRealDate, isTime } from './clinic-calendar.ts';
import { MAX_LINE, MAX_PASSWORD_LENGTH, MAX_TEXT, MIN_PASSWORD_LENGTH } from './constants.ts';
import { readPhone } from './reading/phones.ts';
import { sentenceOf } from './reading/reading.ts';

/** Checks one field: returns the sentence to show when the value is refused, otherwise undefined. */
export type Rule = (value: unknown) => string | undefined;

/** Largest amount of money in one field, in rupees. */
export const MAX_MONEY = 9_999_999.99;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Makes a rule accept a missing value too: undefined, null and empty text. */
export function optional(rule: Rule): Rule {
  return (value) => (isBlank(value) ? undefined : rule(value));
}

/** Combines rules: the first refusal counts. */
export function allOf(...rules: Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const sentence = rule(value);
      if (sentence) return sentence;
    }
    return undefined;
  };
}

/** Text with at least one character that can be seen; `sentence` says what is missing. */
export function required(sentence = 'Please fill in this field.'): Rule {
  return (value) => (typeof value === 'string' && hasVisibleText(value) ? undefined : sentence);
}

/** One line of text, at most `max` characters once trimmed; may be empty. */
export function oneLine(max = MAX_LINE): Rule {
  return (value) => {
    if (typeof value !== 'string') return 'Please enter text.';
    const line = cleanLine(value);
    if (line.length > max) return `Please use at most ${max} characters.`;
    return hasControlCharacters(line)
      ? 'Please use one line of plain text, without line breaks or control characters.'
      : undefined;
  };
}

/** Text of several lines, at most `max` characters once trimmed; may be empty. */
export function longText(max = MAX_TEXT): Rule {
  return (value) => {
    if (typeof value !== 'string') return 'Please enter text.';
    const text = cleanText(value);
    if (text.length > max) return `Please use at most ${max} characters.`;
    return hasControlCharactersInText(text) ? 'Please use plain text without control characters.' : undefined;
  };
}

/** One plain ASCII e-mail address of at most 254 characters; spaces around it and capitals do not matter. */
export const email: Rule = (value) => {
  if (typeof value !== 'string' || !hasVisibleText(value)) return 'Email is required.';
  return isEmail(normaliseEmail(value))
    ? undefined
    : 'Please enter one email address, such as name@example.com.';
};

/** A password that a person chooses: `min` (the clinic's own setting, 6–64) to 200 characters, never trimmed. */
export const newPassword =
  (min: number): Rule =>
  (value) => {
    if (typeof value !== 'string' || value.length < min)
      return `Password must be at least ${min} characters long.`;
    return value.length > MAX_PASSWORD_LENGTH
      ? `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`
      : undefined;
  };

/** A password of a log-in, 6–200 characters. */
export const password = newPassword(MIN_PASSWORD_LENGTH);

/** Ten digits, after spaces, dashes, brackets and India's code are removed. */
export const phone: Rule = (value) => sentenceOf(readPhone(typeof value === 'string' ? value : ''));

/** A day that exists, exactly yyyy-MM-dd. */
export const realDate: Rule = (value) =>
  typeof value === 'string' && isRealDate(value)
    ? undefined
    : 'Please enter a date that exists, as year-month-day, such as 2026-01-31.';

/** A time of day, exactly HH:mm. */
export const time: Rule = (value) =>
  typeof value === 'string' && isTime(value)
    ? undefined
    : 'Please enter a time from 00:00 to 23:59, such as 09:30.';

/** A start time: HH:mm on a multiple of five minutes. */
export const multipleOfFive: Rule = allOf(time, (value) =>
  isMultipleOfFive(value as string)
    ? undefined
    : 'Please choose a time on a multiple of five minutes, such as 9:30 AM or 9:35 AM.',
);

/** A whole JSON number from `min` to `max`, both included; text such as "5" is refused. */
export function wholeNumber(min: number, max: number): Rule {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? undefined
      : `Please enter a whole number from ${min} to ${max}.`;
}

function hasAtMostTwoDecimals(value: unknown): value is number {
  return typeof value === 'number' && /^-?\d+(?:\.\d{1,2})?$/.test(String(value));
}

/** A day that exists and is not before `today` (yyyy-MM-dd, clinic's zone). */
export const fromToday =
  (today: string): Rule =>
  (value) =>
    realDate(value) ?? ((value as string) < today ? 'Please choose today or a later day.' : undefined);

/** Rupees: a JSON number from 0 to 9,999,999.99 with at most two decimals. */
export const money: Rule = (value) =>
  hasAtMostTwoDecimals(value) && value >= 0 && value <= MAX_MONEY
    ? undefined
    : 'Please enter an amount from 0 to 9,999,999.99 with at most two decimals.';

/** Rupees of a payment: as `money`, but above 0. */
export const amount: Rule = allOf(money, (value) =>
  value === 0 ? 'Please enter an amount above 0.' : undefined,
);

/** A percentage: a JSON number from 0 to 100 with at most two decimals. */
export const percent: Rule = (value) =>
  hasAtMostTwoDecimals(value) && value >= 0 && value <= 100
    ? undefined
    : 'Please enter a percentage from 0 to 100 with at most two decimals.';

/** One of the given texts, exactly as they are written. */
export function oneOf(choices: readonly string[]): Rule {
  return (value) =>
    typeof value === 'string' && choices.includes(value)
      ? undefined
      : `Please choose one of: ${choices.filter(hasVisibleText).join(', ')}.`;
}

/** The id of a stored record: 24 hexadecimal digits. */
export const objectId: Rule = (value) =>
  typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)
    ? undefined
    : 'Please choose an existing record.';

/** Most characters of a web address. */
export const MAX_ADDRESS = 2000;

/** A web address that begins with https and has no user name or password in it. */
export const httpsAddress: Rule = (value) =>
  typeof value === 'string' &&
  value.length <= MAX_ADDRESS &&
  /^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/i.test(value)
    ? undefined
    : 'Please enter an address that begins with https://.';
