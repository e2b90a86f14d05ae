import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it.each([
  [[], ''],
  [['Weight'], 'Weight'],
  [['Weight', 'Waist'], 'Weight and Waist'],
  [['Weight', 'Waist', 'Hip'], 'Weight, Waist and Hip'],
])('%j is listed as "%s"', (names, words) => {
  expect(listed(names)).toBe(words);
});
