import { describe, expect, it } from 'vitest';
import { numberIn, oneNumber, quantityIn } from './number-in-text.ts';

describe('the number in what somebody typed', () => {
  it.each([
    [72, 72],
    ['72', 72],
    ['72 kg', 72],
    ['72kg', 72],
    [' 72.5 ', 72.5],
    ['72,5 kg', 72.5],
    ['41,5', 41.5],
    ['41,50', 41.5],
    ['1,234', 1234],
    ['1,234.5 kcal', 1234.5],
    ['1,23,456', 123_456],
    ['.5', 0.5],
    ['-2.5', -2.5],
    ['−2.5', -2.5],
    ['about 60', 60],
    ['60-65 kg', 60],
    ['120/80', 120],
    ['B12', 12],
    ['0', 0],
  ])('%j is %d', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });

  it.each(['', ' ', 'none', '-', ',', '.', null, undefined, {}, [72], true, Number.NaN, '9'.repeat(400)])(
    '%j holds none',
    (typed) => {
      expect(numberIn(typed)).toBeUndefined();
    },
  );
});

describe('a value that must be one number', () => {
  it.each([
    '79.3',
    '79,3',
    '79.3 kg',
    '79.3kg',
    ' 80 ',
    '25 %',
    '24.5 kg/m²',
    '1,234',
    '.5',
    '-2',
    79.3,
    0,
    '',
    ' ',
    undefined,
    null,
  ])('may be %j', (value) => {
    expect(oneNumber(value)).toBeUndefined();
  });

  it.each([
    'abc',
    'about 60',
    '60-65',
    '120/80',
    '1o5',
    '1.234,5',
    'B12',
    'kg',
    '-',
    ',',
    {},
    [1],
    true,
    Number.NaN,
  ])('is not %j', (value) => {
    expect(oneNumber(value)).toBe('Please enter a number, such as 79.5.');
  });
});

it.each([
  ['2', 2],
  [' 1.5 ', 1.5],
  ['1,5', 1.5],
  ['½ katori', '½ katori'],
  ['2 pieces', '2 pieces'],
  ['', ''],
])('the quantity %j is %j', (typed, quantity) => {
  expect(quantityIn(typed)).toBe(quantity);
});
