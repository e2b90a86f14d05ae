import { expect, test } from 'vitest';
import { readAge } from './ages.ts';
import { AGES } from './day-examples.ts';
import { sentenceOf, valueOf } from './reading.ts';

test.each(AGES)('the age %j is %j years', (typed, years) => {
  expect(valueOf(readAge(typed)) ?? null).toBe(years);
});

test('what is no age is said, and an empty text is left alone', () => {
  expect(sentenceOf(readAge('forty'))).toBe('Not a number');
  expect(sentenceOf(readAge('1960'))).toBe('Not from 0 to 120 years');
  expect(sentenceOf(readAge('-5'))).toBe('Not from 0 to 120 years');
  expect(readAge(' ')).toEqual({ none: true });
});
