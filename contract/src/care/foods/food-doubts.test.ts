import { expect, test } from 'vitest';
import { aFood } from './food-examples.ts';
import { foodDoubt } from './food-doubts.ts';
import type { Nutrients } from './foods.ts';

const doubtOf = (per100: Partial<Nutrients>, kind: 'ingredient' | 'dish' = 'ingredient') =>
  foodDoubt(aFood('Soya chunks', { kind, per100 }));

test.each([
  ['1,250 g of protein', { protein: 1250 }, 'Protein: 1,250 g in 100 g'],
  ['more energy than fat has', { kcal: 1500 }, 'Energy: 1,500 kcal in 100 g'],
  [
    'macros of more than 100 g',
    { protein: 50, fat: 40, carbohydrate: 30 },
    'Protein, fat and carbohydrate are more than 100 g of 100 g',
  ],
  [
    'a protein that was read a thousandfold',
    { kcal: 18, protein: 45, fat: 0.2, carbohydrate: 3.9 },
    '18 kcal, but protein, fat and carbohydrate give 200 kcal',
  ],
  [
    'kilojoules in the place of kilocalories',
    { kcal: 900, protein: 12, fat: 3, carbohydrate: 33 },
    '900 kcal, but protein, fat and carbohydrate give 209 kcal',
  ],
  [
    'one macro alone that gives more than the energy',
    { kcal: 40, protein: 60 },
    '40 kcal, but protein, fat and carbohydrate give 244 kcal',
  ],
])('a food is doubtful for %s', (_, per100, doubt) => {
  expect(doubtOf(per100)).toBe(doubt);
});

test.each([
  ['whose values agree', { kcal: 345, protein: 52, fat: 0.5, carbohydrate: 33 }],
  ['of which nothing is known', {}],
  ['whose fibre gives no energy', { kcal: 20, protein: 3, fat: 1, carbohydrate: 54, fibre: 50 }],
  ['that is a spirit', { kcal: 231, protein: 0, fat: 0, carbohydrate: 0 }],
  ['that sweetens without energy', { kcal: 0, protein: 0, fat: 0, carbohydrate: 97 }],
])('a food is not doubtful %s', (_, per100) => {
  expect(doubtOf(per100)).toBeUndefined();
});

test('a dish is doubtful by its weight, and not by an energy that its foods contradict', () => {
  const values = { kcal: 18, protein: 45, fat: 0.2, carbohydrate: 3.9 };
  expect(doubtOf(values, 'dish')).toBeUndefined();
  expect(doubtOf({ protein: 450 }, 'dish')).toBe('Protein: 450 g in 100 g');
});
