import { describe, expect, it, test } from 'vitest';
import { BIRTHS, NO_BIRTHS, TODAY } from './day-examples.ts';
import { ageOn, CLINIC_DAYS, readBirth, readPastDay, shownPastDay, yearProblem, yearsMeant } from './days.ts';
import { sentenceOf } from './reading.ts';

const CERTAIN = BIRTHS.filter(([, day]) => typeof day === 'string');
const ASKED = BIRTHS.filter(([, day]) => typeof day !== 'string');

test.each(CERTAIN)('%j is the day of birth %s', (typed, day) => {
  expect(readBirth(typed, TODAY)).toEqual({ value: day });
});

test.each(ASKED)('%j is asked: one of %j may be meant', (typed, days) => {
  expect(readBirth(typed, TODAY)).toMatchObject({ unsure: true, candidates: days });
  expect(ageOn(TODAY, typed)).toBeUndefined();
});

test('a question names the years that may be meant', () => {
  expect(sentenceOf(readBirth('0066-05-01', TODAY))).toBe('0066: 1966?');
  expect(sentenceOf(readBirth('0005-03-02', TODAY))).toBe('0005: 1905 or 2005?');
});

test.each(NO_BIRTHS)('%j is no day of birth', (typed, sentence) => {
  const reading = readBirth(typed, TODAY);
  expect(reading).toHaveProperty('none', true);
  expect(sentenceOf(reading)).toBe(sentence);
  expect(ageOn(TODAY, typed)).toBeUndefined();
});

describe('a day of birth gives an age', () => {
  it.each([
    ['1990-05-11', 35],
    ['1990-05-10', 36],
    ['2026-05-10', 0],
    ['2024-02-29', 2],
    ['1905-05-11', 120],
  ])('%s is %i years', (born, years) => {
    expect(ageOn(TODAY, born)).toBe(years);
  });

  it('of a person who was born on 29 February, from 1 March on in other years', () => {
    expect(ageOn('2025-02-28', '2024-02-29')).toBe(0);
    expect(ageOn('2025-03-01', '2024-02-29')).toBe(1);
  });
});

test('a day of a dietary recall is one from 1900 to today', () => {
  expect(readPastDay('1900-01-01', TODAY)).toEqual({ value: '1900-01-01' });
  expect(readPastDay(TODAY, TODAY)).toEqual({ value: TODAY });
  expect(sentenceOf(readPastDay('1899-12-31', TODAY))).toBe('Not a date from 1900 on');
  expect(sentenceOf(readPastDay('2026-05-11', TODAY))).toBe('Not a day that has come');
  expect(sentenceOf(readPastDay('0026-05-01', TODAY))).toBe('0026: 1926 or 2026?');
});

describe('the years that may be meant', () => {
  it('are those of this century where the clinic works', () => {
    expect(yearsMeant('0026-05-10', CLINIC_DAYS)).toEqual(['2026-05-10']);
  });

  it.each([
    ['0066-05-01', '2000-01-01', '2099-12-31', ['2066-05-01']],
    ['0026-05-10', '2026-05-10', '2026-05-10', ['2026-05-10']],
    ['0026-05-10', '2026-05-11', '2099-12-31', []],
    ['0026-05-10', '1900-01-01', '2026-05-09', ['1926-05-10']],
    ['0000-05-10', '1900-01-01', '2099-12-31', []],
    ['1000-05-10', '1900-01-01', '2099-12-31', []],
    ['0999-05-10', '1900-01-01', '2099-12-31', ['1999-05-10']],
    ['2026-05-10', '1900-01-01', '2099-12-31', []],
    ['66-05-10', '1900-01-01', '2099-12-31', []],
  ])('by %s from %s to %s are %j', (day, from, to, days) => {
    expect(yearsMeant(day, { from, to })).toEqual(days);
  });
});

test('a refused year is named, and any other text is left to other rules', () => {
  expect(yearProblem('0026-05-01')).toBe('Please check the year 0026.');
  expect(yearProblem('1899-12-31')).toBe('Please check the year 1899.');
  expect(yearProblem('1900-01-01')).toBeUndefined();
  expect(yearProblem('0026-02-30')).toBeUndefined();
});

test.each([
  ['1966-05-01', '01 May 1966'],
  ['1900-01-01', '01 Jan 1900'],
  ['0066-05-01', '0066-05-01 (not a date)'],
  ['1899-12-31', '1899-12-31 (not a date)'],
  ['2026-05-10', '10 May 2026'],
  ['2026-05-11', '2026-05-11 (not a date)'],
  ['soon', 'soon (not a date)'],
])('the stored day %s is shown as %s', (stored, shown) => {
  expect(shownPastDay(stored, TODAY)).toBe(shown);
});
