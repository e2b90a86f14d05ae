import { expect, it } from 'vitest';
import { birthdayProblem } from './birthday.ts';

const TODAY = '2026-05-10';

it.each(['', '1980-05-01', '1906-01-01', '2024-02-29', TODAY])('%j can be a birthday', (day) => {
  expect(birthdayProblem(day, TODAY)).toBeUndefined();
});

it.each([
  ['2026-05-11', 'Please check the birthday: not a day that has come.'],
  ['1899-12-31', 'Please check the birthday: not a date from 1900 on.'],
  ['1905-05-10', 'Please check the birthday: more than 120 years ago.'],
  ['2025-02-29', 'Please check the birthday: not a date.'],
  ['01/05/1980', 'Please check the birthday: not a date.'],
  ['0080-05-01', 'Please check the birthday: 0080: 1980.'],
])('%j cannot be a birthday', (day, sentence) => {
  expect(birthdayProblem(day, TODAY)).toBe(sentence);
});
