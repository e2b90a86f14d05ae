import { describe, expect, it, test } from 'vitest';
import { numberIn, oneNumber, quantityIn, quantityWithUnit, wholeNumberIn } from './number-in-text.ts';

describe('the number in typed text', () => {
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

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['007', 7],
])('"%s" is the whole number %d', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
});

test.each(['1.5', '-2', '1e2', '½', '1,5', '०', '', ' ', '0x10', '3 days', '+4'])(
  '"%s" is no whole number',
  (text) => {
    expect(wholeNumberIn(text)).toBeNaN();
  },
);

test.each([
  ['½ katori', { quantity: '½', unit: 'katori' }],
  ['1.5 cups', { quantity: '1.5', unit: 'cups' }],
  ['200ml', { quantity: '200', unit: 'ml' }],
  ['2-3 small pieces', { quantity: '2-3', unit: 'small pieces' }],
  ['1 1/2 cup', { quantity: '1 1/2', unit: 'cup' }],
  ['2', undefined],
  ['a handful', undefined],
  ['½', undefined],
  ['', undefined],
])('the quantity "%s" has its unit behind it: %j', (typed, found) => {
  expect(quantityWithUnit(typed)).toEqual(found);
});
