import type { Rule } from '../rules.ts';
import { readNumber } from './numbers.ts';
import { sentenceOf } from './reading.ts';

/**
 * Accepts a text that is one number, such as "79.5", "79,5", "૭૯.૫" or "79.5 kg", a comma with two readings, an empty
 * text, and a JSON number.
 */
export const oneNumber: Rule = (value) => {
  if (value === undefined || value === null || (typeof value === 'number' && Number.isFinite(value)))
    return undefined;
  const reading = typeof value === 'string' ? readNumber(value) : ({ none: true } as const);
  const isNone = 'none' in reading && !(typeof value === 'string' && value.trim() === '');
  return isNone ? (sentenceOf(reading) ?? 'Please enter a number, such as 79.5.') : undefined;
};
