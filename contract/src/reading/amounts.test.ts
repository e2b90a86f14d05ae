import { expect, test } from 'vitest';
import { commaOfUnit } from '../care/foods/household-measures.ts';
import { AMOUNTS, STRENGTHS, type AmountExample } from './amount-examples.ts';
import { amountWithUnit, readAmount } from './amounts.ts';
import { strengthsIn } from './strengths.ts';
import { inLatinDigits } from './text.ts';

const both = (value: number) => ({ from: value, to: value });

/** Writes a reading as the tables of examples do. */
function told(reading: ReturnType<typeof readAmount>): unknown {
  if ('value' in reading) return reading.value;
  return 'unsure' in reading ? { either: reading.candidates } : null;
}

function expected(amount: AmountExample[2]): unknown {
  if (typeof amount === 'number') return both(amount);
  return amount && 'either' in amount ? { either: amount.either.map(both) } : amount;
}

test.each(AMOUNTS)('%j of %j is %j', (text, unit, amount) => {
  expect(told(readAmount(text, { comma: commaOfUnit(unit) }))).toEqual(expected(amount));
});

test.each(STRENGTHS)('the only strength in %j is %j', (text, strength) => {
  const found = strengthsIn(inLatinDigits(text).toLowerCase());
  const clear = found.filter(({ isUnclear }) => !isUnclear);
  expect(clear.map(({ value, unit }) => `${value} ${unit}`)).toEqual(strength === null ? [] : [strength]);
});

test('two readings of an amount are named', () => {
  expect(readAmount('1,250')).toMatchObject({ sentence: '1,250: 1250 or 1.25?' });
  expect(readAmount('1,200-1,300')).toMatchObject({ sentence: '1,200-1,300: 1200 to 1300 or 1.2 to 1.3?' });
  expect(readAmount('1.250,00')).toMatchObject({ none: true, sentence: /^1\.250,00: please write 1250\.00/ });
});

test.each([
  ['½ katori', { amount: '½', unit: 'katori' }],
  ['1.5 cups', { amount: '1.5', unit: 'cups' }],
  ['200ml', { amount: '200', unit: 'ml' }],
  ['1,000 g', { amount: '1,000', unit: 'g' }],
  ['2-3 small pieces', { amount: '2-3', unit: 'small pieces' }],
  ['1 1/2 cup', { amount: '1 1/2', unit: 'cup' }],
  ['1 to 2 pieces', { amount: '1 to 2', unit: 'pieces' }],
  ['half katori', { amount: 'half', unit: 'katori' }],
  ['half a katori', { amount: 'half a', unit: 'katori' }],
  ['૧ વાટકી', { amount: '૧', unit: 'વાટકી' }],
  ['અડધી વાટકી', { amount: 'અડધી', unit: 'વાટકી' }],
  ['२ कटोरी', { amount: '२', unit: 'कटोरी' }],
  ['a handful', { amount: 'a', unit: 'handful' }],
  ['1 cup (200 ml)', { amount: '1', unit: 'cup (200 ml)' }],
  ['2-3 nos.', { amount: '2-3', unit: 'nos.' }],
  ['2', undefined],
  ['½', undefined],
  ['two', undefined],
  ['some dal', undefined],
  ['2 or 3', undefined],
  ['', undefined],
])('the amount %j has its unit behind it: %j', (typed, found) => {
  expect(amountWithUnit(typed)).toEqual(found);
});

test.each([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅕', 1 / 5],
  ['⅖', 2 / 5],
  ['⅗', 3 / 5],
  ['⅘', 4 / 5],
  ['⅙', 1 / 6],
  ['⅚', 5 / 6],
  ['⅛', 1 / 8],
  ['⅜', 3 / 8],
  ['⅝', 5 / 8],
  ['⅞', 7 / 8],
])('the sign %s is %d, alone and behind a whole number', (sign, part) => {
  expect(readAmount(sign)).toEqual({ value: both(part) });
  expect(readAmount(`12${sign}`)).toEqual({ value: both(12 + part) });
  expect(readAmount(`12 and ${sign}`)).toEqual({ value: both(12 + part) });
});

test.each([
  ['12 1/2', 12.5],
  ['1   1/2', 1.5],
  ['1 - 1/2', 1.5],
  ['1 and  1/2', 1.5],
  ['10/4', 2.5],
  ['3/12', 0.25],
  ['1 / 2', 0.5],
  ['1\t½', 1.5],
])('%j is %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ value: both(amount) });
});

test.each([
  ['1to2', 1, 2],
  ['1  to  2', 1, 2],
  ['1 thi 2', 1, 2],
  ['2 ya 3', 2, 3],
  ['1,5-1,250', 1.25, 1.5],
  ['1,250-1,500.5', 1250, 1500.5],
])('%j is from the least to the most', (text, from, to) => {
  expect(readAmount(text)).toEqual({ value: { from, to } });
});

test.each([
  '',
  ' ',
  'some',
  '0',
  '1-0',
  '0-1',
  '1/0',
  '-1',
  '1 2/2',
  '1 to',
  'to 2',
  '1/2/3',
  '0,000-1,000',
  '½½',
])('%j is no amount', (text) => {
  expect(readAmount(text)).toEqual({ none: true });
});

test('an amount without a place has two readings, which are told without blanks around it', () => {
  expect(readAmount(' 1,250 ')).toEqual({
    unsure: true,
    candidates: [both(1250), both(1.25)],
    sentence: '1,250: 1250 or 1.25?',
  });
});

test('a unit is told without blanks around it, and is words alone', () => {
  expect(amountWithUnit('  2  cups ')).toEqual({ amount: '2', unit: 'cups' });
  for (const text of ['2 cups 3', '2 cups, 3', '½ - 1', '1–2']) expect(amountWithUnit(text)).toBeUndefined();
});
