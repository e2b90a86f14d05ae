import { describe, expect, it } from 'vitest';
import { amountQuestion, gramsOf, quantityIn } from './item-grams.ts';

const named = (en: string, units: [string, number][] = []) => ({
  names: { en, hi: '', gu: '' },
  aliases: [],
  units: units.map(([name, grams]) => ({ name, grams })),
});
const ROTI = named('Jowar Roti', [
  ['piece', 45],
  ['small piece', 30],
]);
const DAL = named('Moong Dal', [['katori', 130]]);
const CURRY_LEAF = named('Curry Leaf', [['leaf', 0.3]]);
const CHURNA = named('Amla Churna');

describe('grams of an item', () => {
  it.each([
    [2, 'pieces', ROTI, 90, 90],
    ['1-2', 'Piece', ROTI, 45, 90],
    [2, 'rotis', ROTI, 90, 90],
    [2, 'pcs', ROTI, 90, 90],
    [1, 'small piece', ROTI, 30, 30],
    [1, 'medium piece', ROTI, 45, 45],
    ['1½', 'katoris', DAL, 195, 195],
    [1, 'vatki', DAL, 130, 130],
    [1, 'વાટકી', DAL, 130, 130],
    [10, 'leaves', CURRY_LEAF, 3, 3],
    [150, 'g', DAL, 150, 150],
    ['150 g', 'bowl', DAL, 150, 150],
    ['150gm', 'bowl', DAL, 150, 150],
    ['½ katori', 'bowl', DAL, 65, 65],
    ['1-1/2', 'katori', DAL, 195, 195],
    ['અડધી વાટકી', 'bowl', DAL, 65, 65],
    ['1,000', 'g', DAL, 1000, 1000],
    ['1,000 g', 'bowl', DAL, 1000, 1000],
    ['1,250', 'kg', DAL, 1250, 1250],
    [2, 'pack (1,000 g)', undefined, 2000, 2000],
    [1, 'pack of 0,5 g', undefined, 0.5, 0.5],
    ['0.5', 'kg', undefined, 500, 500],
    [2, 'bowl (120 g)', DAL, 240, 240],
    [1, 'pack of 30 g', undefined, 30, 30],
  ])('%s %s are weighed', (quantity, unit, food, from, to) => {
    expect(gramsOf({ quantity, unit }, food)).toEqual({ from, to, estimate: false });
  });

  it.each([
    [1, 'bowl', DAL, 200, 200],
    [1, 'katori', ROTI, 150, 150],
    [2, 'cups', undefined, 300, 300],
    ['1-2', 'glasses', DAL, 200, 400],
    ['200 ml', 'glass', DAL, 200, 200],
    [1, 'litre', undefined, 1000, 1000],
    [2, 'tbsp', DAL, 30, 30],
    [1, 'table spoon', DAL, 15, 15],
    [1, 'tsp', DAL, 5, 5],
    [1, 'teaspoon', CHURNA, 2.5, 2.5],
    [2, 'handfuls', undefined, 60, 60],
    [1, 'full bowl', DAL, 200, 200],
  ])('%s %s are an estimate', (quantity, unit, food, from, to) => {
    expect(gramsOf({ quantity, unit }, food)).toEqual({ from, to, estimate: true });
  });

  it.each([
    [1, 'piece', DAL],
    [1, 'plate', DAL],
    [1, 'plate', undefined],
    [1, 'dals', DAL],
    [1, 'big bowl', DAL],
    ['to taste', 'teaspoon', DAL],
    ['1,250', 'katori', DAL],
    ['', 'bowl', DAL],
    [1, '', DAL],
    [-1, 'g', DAL],
  ])('%s %s are not known', (quantity, unit, food) => {
    expect(gramsOf({ quantity, unit }, food)).toBeNull();
  });
});

it.each([
  ['2', 'katori', 2],
  [' 1.5 ', 'katori', 1.5],
  ['1,5', 'katori', 1.5],
  ['૨', 'વાટકી', 2],
  ['1,000', 'g', 1000],
  ['1,250', 'kg', 1.25],
  ['1,250', 'katori', '1,250'],
  ['½ katori', '', '½ katori'],
  ['2 pieces', '', '2 pieces'],
  ['-2', 'katori', '-2'],
  ['', 'katori', ''],
])('the quantity %j of %j is stored as %j', (quantity, unit, stored) => {
  expect(quantityIn(quantity, unit)).toBe(stored);
});

it('two readings of a quantity are asked beside it', () => {
  expect(amountQuestion('1,250', 'katori')).toBe('1,250: 1250 or 1.25?');
  expect(amountQuestion('1,250 katori', '')).toBe('1,250: 1250 or 1.25?');
  expect(amountQuestion('1,250', 'g')).toBeUndefined();
  expect(amountQuestion('to taste', 'g')).toBeUndefined();
});
