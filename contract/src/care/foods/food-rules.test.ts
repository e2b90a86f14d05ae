import { describe, expect, it } from 'vitest';
import { emptyFood, NO_VALUES } from './empty-food.ts';
import { foodProblems } from './food-rules.ts';
import type { FoodFields, Nutrients } from './foods.ts';

const food = (more: Partial<FoodFields> = {}): FoodFields => ({
  ...emptyFood('Moringa leaf'),
  aliases: ['saragva'],
  units: [{ name: 'bowl', grams: 40 }],
  per100: { ...NO_VALUES, kcal: 64 },
  ...more,
});
const values = (per100: Partial<Nutrients>) => ({ per100: { ...NO_VALUES, ...per100 } });
const dish = (more: Partial<FoodFields> = {}) =>
  food({ kind: 'dish', recipe: [{ food: 'moringa', grams: 50 }], ...more });

describe('a food', () => {
  it('is right with a name alone, and a dish with what is in it', () => {
    expect(foodProblems(food({ aliases: [], units: [] }))).toEqual([]);
    expect(foodProblems(dish({ yieldGrams: 40, ...values({ kcal: 5000 }) }))).toEqual([]);
  });

  it.each<[FoodFields, string, string]>([
    [food({ names: { en: ' ', hi: '', gu: '' } }), 'names.en', 'Please enter what it is called in English.'],
    [
      food({ names: { en: 'A', hi: 'x'.repeat(101), gu: '' } }),
      'names.hi',
      'Please use at most 100 characters.',
    ],
    [food({ aliases: ['a', ' - '] }), 'aliases.1', 'Please enter a name.'],
    [food({ units: [{ name: '', grams: 1 }] }), 'units.0.name', 'Please enter a unit.'],
    [
      food({ units: [{ name: 'g', grams: 0 }] }),
      'units.0.grams',
      'Please enter more than 0 and at most 5,000 g.',
    ],
    [
      food({ units: ['Cup', 'cup'].map((name) => ({ name, grams: 1 })) }),
      'units.1.name',
      'This unit is there twice.',
    ],
    [food(values({ kcal: 951 })), 'per100.kcal', 'Please enter 0 to 950 kcal.'],
    [food(values({ fat: -1 })), 'per100.fat', 'Please enter 0 to 100 g.'],
    [food(values({ iron: Number.NaN })), 'per100.iron', 'Please enter 0 to 100,000 mg.'],
    [
      food(values({ fat: 60, carbohydrate: 60 })),
      'per100.carbohydrate',
      'Protein, fat and carbohydrate are more than 100 g of 100 g.',
    ],
    [food({ recipe: [{ food: 'x', grams: 1 }] }), 'recipe', 'An ingredient has no recipe.'],
    [dish({ recipe: [] }), 'recipe', 'Please add what is in it.'],
    [
      dish({ recipe: [1, 2].map((grams) => ({ food: 'x', grams })) }),
      'recipe.1.food',
      'This is in the recipe twice.',
    ],
    [
      dish({ recipe: [{ food: 'x', grams: -1 }] }),
      'recipe.0.grams',
      'Please enter more than 0 and at most 20,000 g.',
    ],
    [dish({ yieldGrams: 0 }), 'yieldGrams', 'Please enter more than 0 and at most 100,000 g.'],
  ])('is told what is wrong: %#', (wrong, field, text) => {
    expect(foodProblems(wrong)).toEqual([{ field, text }]);
  });
});
