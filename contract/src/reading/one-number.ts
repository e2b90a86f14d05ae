import type { Rule } from '../rules.ts';
import { readNumber } from './numbers.ts';
import { sentenceOf } from './reading.ts';

/**
 * A text that is one number, such as "79.5", "79,5", "૭૯.૫" or "79.5 kg", also where a comma leaves it two readings; empty
 * is fine. A JSON number is one, too.
 */
export const oneNumber: Rule = (value) => {
  if (value === undefined || value === null || (typeof value === 'number' && Number.isFinite(value)))
    return undefined;
  const reading = typeof value === 'string' ? readNumber(value) : ({ none: true } as const);
  const isNone = 'none' in reading && !(typeof value === 'string' && value.trim() === '');
  return isNone ? (sentenceOf(reading) ?? 'Please enter a number, such as 79.5.') : undefined;
};
