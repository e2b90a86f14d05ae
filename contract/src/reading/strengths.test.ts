import { expect, test } from 'vitest';
import { strengthsIn, thousandsIn } from './strengths.ts';

/** Writes the strengths found in a text; a question mark stands for an uncertain one. */
const told = (text: string): string[] =>
  strengthsIn(text).map(({ value, unit, isUnclear }) => `${value} ${unit}${isUnclear ? '?' : ''}`);

test.each([
  ['2 g', ['2000000 µg']],
  ['1½ g', ['1500000 µg']],
  ['½ g', ['500000 µg']],
  ['.5 mg', ['500 µg']],
  ['5 mgs', ['5000 µg']],
  ['5 milligrams', ['5000 µg']],
  ['5 मिग्रा', ['5000 µg']],
  ['5 મિ.ગ્રા.', ['5000 µg']],
  ['400 micrograms', ['400 µg']],
  ['2 gms', ['2000000 µg']],
  ['60000 iu', ['60000 IU']],
  ['60,000 i.u.', ['60000 IU']],
  ['60 000 iu', ['60000 IU']],
  ['1 lakh iu', ['100000 IU']],
  ['2 lac iu', ['200000 IU']],
  ['60k iu', ['60000 IU']],
  ['500 mg + 125 mg', ['500000 µg', '125000 µg']],
  ['b 12 500 mcg', ['500 µg']],
  ['', []],
  ['500', []],
  ['500 mgx', []],
])('the strengths in %j are %j', (text, strengths) => {
  expect(told(text)).toEqual(strengths);
});

test.each([
  ['1-2 g', 'of a range'],
  ['1 to 2 g', 'of a range'],
  ['2 x 500 mg', 'of several pieces'],
  ['2 × 500 mg', 'of several pieces'],
  ['2*500 mg', 'of several pieces'],
  ['< 500 mg', 'a limit'],
  ['~500 mg', 'about'],
  ['~ 500 mg', 'about'],
  ['500 mg/5 ml', 'of a volume'],
  ['500 mg / 5 ml', 'of a volume'],
  ['500 mg per 10ml', 'of a volume'],
  ['500 mg per day', 'of a day'],
  ['500 mg a day', 'of a day'],
  ['10 mg/kg', 'of a weight'],
  ['5 mg/drop', 'of a drop'],
  ['5 mg/drops', 'of a drop'],
  ['5 mg per teaspoon', 'of a spoon'],
  ['5 mg per tablespoon', 'of a spoon'],
  ['5 mg per spoon', 'of a spoon'],
  ['5 g per scoop', 'of a scoop'],
  ['5 mg%', 'of a hundred'],
  ['5 mg %', 'of a hundred'],
  ['500 mg-1', 'of a range'],
  ['500 mg to 1', 'of a range'],
  ['500 mg or 1000', 'one of two'],
  ['2.000 iu', 'of two readings'],
  ['12 500 mg', 'of two readings'],
  ['99999999999999999 mg', 'beyond counting'],
])('the strength of %j is not that of one piece: it is %s', (text) => {
  expect(told(text)[0]).toMatch(/\?$/);
});

test.each([
  '500 mg, 2 tablets',
  '5 - tab 500 mg',
  'x 500 mg',
  '500 mg in the morning',
  'take a 500 mg tablet',
])('the strength of %j is that of one piece', (text) => {
  expect(told(text)).toEqual(['500000 µg']);
});

test('a pack of grams is no strength, and as many units are', () => {
  expect(told('19 g')).toEqual(['19000000 µg']);
  expect(told('20 g')).toEqual([]);
  expect(told('100 g powder, 5 mg each')).toEqual(['5000 µg']);
  expect(told('20000000 iu')).toEqual(['20000000 IU']);
  expect(told('20000 mg')).toEqual(['20000000 µg']);
});

test('a strength says where it stands', () => {
  expect(strengthsIn('zinc 25 mg daily')).toEqual([
    { unit: 'µg', value: 25_000, from: 5, to: 10, isUnclear: false },
  ]);
});

test.each([
  ['d3 60k', [60_000, 3, 6]],
  ['d3 5 k weekly', [5000, 3, 6]],
  ['d3 100k', [100_000, 3, 7]],
])('thousands of units in %j are %j', (text, [value, from, to]) => {
  expect(thousandsIn(text)).toEqual([{ unit: 'IU', value, from, to, isUnclear: false }]);
});

test.each(['d3 60 kg', 'd3 60k2', '1.60k', '1,160k', '6000k', 'vitamin k', 'd3 60-k'])(
  'there are no thousands of units in %j',
  (text) => {
    expect(thousandsIn(text)).toEqual([]);
  },
);
