import { expect, test } from 'vitest';
import { NUMERAL, numeralOf, plainNumerals, powerOfTen } from './numerals.ts';

test.each([
  ['72', { value: 72 }],
  ['12.5', { value: 12.5, comma: 'group' }],
  ['.5', { value: 0.5, comma: 'group' }],
  ['0,045', { value: 0.045, comma: 'decimal' }],
  [',5', { value: 0.5, comma: 'decimal' }],
  ['12,34', { value: 12.34, comma: 'decimal' }],
  ['1,250', { grouped: 1250, decimal: 1.25 }],
  ['1,25,000', { value: 125_000, comma: 'group' }],
  ['1,250.5', { value: 1250.5, comma: 'group' }],
  ['1 250,5', { value: 1250.5, comma: 'decimal' }],
  ['1 250.5', { value: 1250.5, comma: 'group' }],
  ["1'250", { value: 1250, comma: 'group' }],
  ['123,456,789', { value: 123_456_789, comma: 'group' }],
  ['123,45,678', undefined],
  ['0,045,000', undefined],
  ['1,250 000', undefined],
  ['1.25.000', undefined],
  ['1234.567,89', undefined],
  ['1.2345,6', undefined],
  ['1.250,00 kg', undefined],
  ['1.250.000 kg', undefined],
  ['kg 1.250.000', undefined],
  ['5,', undefined],
  ['-5', undefined],
  ['', undefined],
])('the numeral %j is %j', (text, numeral) => {
  expect(numeralOf(text)).toEqual(numeral);
});

test.each([
  ['1.250,00', '1250.00'],
  ['123.456,7', '123456.7'],
  ['12.345.678', '12345678'],
  ['1.234.567,89', '1234567.89'],
])('%j is refused, and is to be written %j', (text, instead) => {
  expect(numeralOf(text)).toEqual({
    refused: `${text}: please write ${instead}, with a point before the decimals and none between thousands.`,
  });
});

test.each([
  ['6e-7', 6e-7],
  ['12.25E+02', 1225],
  ['25e1', 250],
  ['.25e3', 250],
  ['x6e7', undefined],
  ['6e7x', undefined],
  ['6e1234', undefined],
  ['.e5', undefined],
  ['1.e5', undefined],
])('the power of ten %j is %j', (text, value) => {
  expect(powerOfTen(text)).toBe(value);
});

test.each([
  ['૧’૨૫૦', "1'250"],
  ['४२`५', "42'5"],
  ['−5 – 6 ﹣7', '-5 - 6 -7'],
  ['1\u00a0250\u202f000', '1 250 000'],
  ['\u200e72\u00ad', '72'],
  ['72 kg, as typed', '72 kg, as typed'],
  ['', ''],
])('%j is written plainly as %j', (text, plain) => {
  expect(plainNumerals(text)).toBe(plain);
});

test.each([
  ['1,250.5', true],
  ['5', true],
  ['.5', true],
  [',5', true],
  ['5,', false],
  ['.', false],
  ['', false],
])('an expression finds the numeral %j: %s', (text, isNumeral) => {
  expect(new RegExp(`^${NUMERAL}$`).test(text)).toBe(isNumeral);
});
