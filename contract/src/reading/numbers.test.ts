import { describe, expect, test } from 'vitest';
import {
  GROUPED_NUMBERS,
  NUMBERS_IN_FILES,
  PLAIN_NUMBERS,
  PRICES,
  WHOLE_NUMBERS,
  type NumberExample,
} from './number-examples.ts';
import {
  firstNumber,
  hasDecimalComma,
  numberWithUnit,
  priceIn,
  readCell,
  readNumber,
  readPrice,
  readWhole,
  wholeNumberIn,
} from './numbers.ts';
import type { Reading } from './reading.ts';

/** Writes a reading as the tables of examples do. */
function told(reading: Reading<number>): NumberExample[1] {
  if ('value' in reading) return reading.value;
  return 'unsure' in reading ? (reading.candidates as [number, number]) : null;
}

test.each(PLAIN_NUMBERS)('in a field %j is %j', (text, value) => {
  expect(told(readNumber(text))).toEqual(value);
});

test.each(GROUPED_NUMBERS)('the strength %j is %j', (text, value) => {
  expect(told(readNumber(text, { comma: 'group' }))).toEqual(value);
});

test.each(PRICES)('the price %j is %j', (text, value) => {
  expect(told(readPrice(text))).toEqual(value);
});

test.each(WHOLE_NUMBERS)('the whole number %j is %j', (text, value) => {
  expect(told(readWhole(text))).toEqual(value);
});

test.each(NUMBERS_IN_FILES)('the cell %j is %j', (text, value) => {
  expect(told(readCell(text))).toEqual(value);
});

describe('a comma before three digits', () => {
  const between = (min: number, max: number) => ({
    isPossible: (value: number) => value >= min && value <= max,
  });

  test.each([
    ['1,250', 50, 5000, 1250],
    ['1,250', 0.005, 150, 1.25],
    ['1,250', 1, 5000, [1250, 1.25]],
    ['1,250', 20, 350, null],
    ['-1,250', -5, 5, -1.25],
  ])('%j from %d to %d is %j', (text, min, max, value) => {
    expect(told(readNumber(text, between(min, max)))).toEqual(value);
  });

  test('is asked with both readings where both are possible', () => {
    expect(readNumber(' 1,250 pg/mL')).toEqual({
      unsure: true,
      candidates: [1250, 1.25],
      sentence: '1,250: 1250 or 1.25?',
    });
  });

  test('is refused in a file whose column has a comma that can only be decimal', () => {
    expect(hasDecimalComma(['1,250', '12,5'])).toBe(true);
    expect(hasDecimalComma(['1,250', '₹ 12,5'])).toBe(true);
    expect(hasDecimalComma(['1,250', '1,25,000', '12.5', 'each'])).toBe(false);
    expect(told(readPrice('1,250', {}))).toEqual([1250, 1.25]);
    expect(told(readWhole('1,250', {}))).toEqual([1250, 1.25]);
  });
});

test('what is not read is told how to be written', () => {
  expect(readNumber('1.250,00')).toEqual({
    none: true,
    sentence: '1.250,00: please write 1250.00, with a point before the decimals and none between thousands.',
  });
  expect(readNumber('6e-7')).toEqual({
    none: true,
    sentence: '6e-7: please write the number out, without a power of ten.',
  });
});

test.each([
  ['about 60', 60],
  ['60-65 kg', 60],
  ['120/80', 120],
  ['B12', 12],
  ['ઉંમર ૩૪ વર્ષ', 34],
  ['34 years, 4 months', 34],
  ['5, sometimes 6', 5],
  ['minus -3', -3],
  ['-3 or -4', -3],
  ['x-3', 3],
  ['B1 and 12', 1],
  ['7', 7],
  ['of 1,25,000.50 rupees', 125_000.5],
  ['about 1,250', undefined],
  ['none', undefined],
  ['', undefined],
  ['9'.repeat(400), undefined],
])('the first number in %j is %j', (text, value) => {
  expect(firstNumber(text)).toBe(value);
});

test('what the rules judge is the number, or none that they refuse', () => {
  expect([priceIn('₹ 250'), priceIn('cheap'), priceIn(' 0 ')]).toEqual([250, Number.NaN, 0]);
  expect([wholeNumberIn('१२'), wholeNumberIn('1.5'), wholeNumberIn('0')]).toEqual([12, Number.NaN, 0]);
});

test('blanks around a number do not count', () => {
  expect(readCell(' 2.5E+02 ')).toEqual({ value: 250 });
  expect(readPrice(' ₹ 250 ')).toEqual({ value: 250 });
  expect(readNumber(' 6e-7 ')).toMatchObject({
    sentence: '6e-7: please write the number out, without a power of ten.',
  });
});

test('of a negative number both readings are negative, and a place decides', () => {
  expect(readNumber('-1,250')).toMatchObject({ candidates: [-1250, -1.25] });
  expect([readNumber('1,250', { comma: 'decimal' }), readNumber('1,250', { comma: 'group' })]).toEqual([
    { value: 1.25 },
    { value: 1250 },
  ]);
});

test.each([
  ['72 kg ', { number: '72', unit: 'kg' }],
  ['72', { number: '72', unit: '' }],
  ['36"', { number: '36', unit: '"' }],
  ['kg', undefined],
  ['7 2 kg', undefined],
])('%j is a number with its unit: %j', (text, found) => {
  const { number, unit } = numberWithUnit(text) ?? {};
  expect(number === undefined ? undefined : { number, unit }).toEqual(found);
});
