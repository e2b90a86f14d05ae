import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';
import { boughtFoods } from './bought-foods.ts';
import type { PlanFood } from './food-calls.ts';
import type { FoodGroup } from './food-groups.ts';
import { shoppingList } from './shopping-list.ts';

const food = (key: string, more: Partial<PlanFood> & { en?: string } = {}): PlanFood => {
  const { en = key, ...fields } = more;
  return {
    id: key.padEnd(24, '0'),
    key,
    names: { en, hi: '', gu: '' },
    aliases: [],
    units: [],
    recipe: [],
    yieldGrams: null,
    method: '',
    called: [en],
    ...fields,
  };
};
const fruit = (key: string, ...units: PlanFood['units']) =>
  food(key, { units, group: 'fruit' satisfies FoodGroup });

const RICE = food('rice', { group: 'grains' });
const MOONG = food('moong', { group: 'pulses' });
const SALT = food('salt', { group: 'spices' });
const WATER = food('water', { group: 'drinks', units: [{ name: 'glass', grams: 200 }] });
const KHICHDI = food('khichdi', {
  en: 'Khichdi',
  units: [{ name: 'bowl', grams: 200 }],
  recipe: [
    { food: 'rice', grams: 120 },
    { food: 'moong', grams: 80 },
    { food: 'salt', grams: 4 },
    { food: 'water', grams: 600 },
  ],
  yieldGrams: 800,
});
const THALI = food('thali', {
  units: [{ name: 'plate', grams: 300 }],
  recipe: [
    { food: 'khichdi', grams: 200 },
    { food: 'curd', grams: 100 },
  ],
});
const CURD = food('curd', { group: 'milkAndEggs', units: [{ name: 'bowl', grams: 200 }] });
const FOODS = [RICE, MOONG, SALT, WATER, KHICHDI, THALI, CURD];

const item = (name: string, quantity: number | string, unit: string, days = 7): MealItem => ({
  name,
  quantity,
  unit,
  days,
});
const meal = (mealType: Meal['mealType'], ...itemGroups: MealItem[][]): Meal => ({
  mealType,
  mealTime: '13:00',
  itemGroups,
});
const weekOf = (...mealPlan: Meal[]): DietWeek => ({
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan,
});
const lunch = (...groups: MealItem[][]) => weekOf(meal('Lunch', ...groups));
const gramsIn = (week: DietWeek, foods = FOODS) => Object.fromEntries(boughtFoods(week, foods).grams);
const listOf = (week: DietWeek, foods: readonly PlanFood[] = FOODS) =>
  shoppingList(week, foods, ({ names }) => names.en);
/** Every line as "rice 210 g". */
const linesOf = (week: DietWeek, foods: readonly PlanFood[] = FOODS) =>
  listOf(week, foods).groups.flatMap(({ lines }) =>
    lines.map(({ name, bought }) => `${name} ${bought.amount} ${bought.unit}`),
  );

describe('what a week needs', () => {
  it('is the recipe of each dish for its portion, on each of its days', () => {
    expect(gramsIn(lunch([item('Khichdi', 1, 'bowl', 3), item('curd', 1, 'bowl', 4)]))).toEqual({
      rice: 90,
      moong: 60,
      salt: 3,
      water: 450,
      curd: 800,
    });
  });

  it('unfolds a dish within a dish, by its finished weight or by the sum of its parts', () => {
    expect(gramsIn(lunch([item('thali', 1, 'plate')]))).toEqual({
      rice: 210,
      moong: 140,
      salt: 7,
      water: 1050,
      curd: 700,
    });
  });

  it.each([
    ['a range is the larger', item('curd', '1-2', 'bowl'), { curd: 2800 }],
    ['a fraction', item('curd', '½', 'bowl'), { curd: 700 }],
    ['a weight', item('curd', 50, 'g'), { curd: 350 }],
    [
      'a plate is all of its foods',
      {
        ...item('', 1, 'plate'),
        components: [
          { name: 'curd', quantity: 1, unit: 'bowl' },
          { name: 'rice', quantity: 30, unit: 'g' },
        ],
      },
      { curd: 1400, rice: 210 },
    ],
  ])('%s', (_what, one, grams) => {
    expect(gramsIn(lunch([one]))).toEqual(grams);
  });

  it('counts the first alternative of each day, and says so where the others differ', () => {
    const either = lunch([item('curd', 1, 'bowl', 3)], [item('rice', 100, 'g', 7)]);
    expect(gramsIn(either)).toEqual({ curd: 600, rice: 400 });
    expect(boughtFoods(either, FOODS).hasAlternatives).toBe(true);
    expect(boughtFoods(lunch([item('curd', 1, 'bowl')]), FOODS).hasAlternatives).toBe(false);
    const same = lunch([item('curd', 1, 'bowl')], [item('curd', 1, 'bowl')]);
    expect(boughtFoods(same, FOODS).hasAlternatives).toBe(false);
  });

  it('loses no food: one that is unknown or has no weight is named with its typed amount and days', () => {
    const week = weekOf(
      meal('Lunch', [item('Grandmother’s pickle', 1, 'spoonful', 3), item('curd', 'a little', '', 4)]),
      meal('Dinner', [item('Grandmother’s pickle', 1, 'spoonful', 2), item('rice', 1, 'box', 5)]),
    );
    const { groups, others } = listOf(week);
    expect(groups).toEqual([]);
    expect(others.map(({ eaten, days }) => [eaten.name, eaten.quantity, eaten.unit, days])).toEqual([
      ['Grandmother’s pickle', 1, 'spoonful', 5],
      ['curd', 'a little', '', 4],
      ['rice', 1, 'box', 5],
    ]);
  });

  it('names a part that the answer lacks by its key', () => {
    const list = linesOf(lunch([item('thali', 1, 'plate')]), [THALI, KHICHDI, RICE]);
    expect(list).toEqual(['rice 250 g', 'curd 700 g', 'moong 150 g', 'salt 10 g']);
  });
});

describe('the list', () => {
  it('has the groups in the order of the shop, the foods by name, and no water', () => {
    const week = weekOf(
      meal('Lunch', [item('Khichdi', 1, 'bowl')]),
      meal('Dinner', [
        {
          ...item('', 1, 'plate'),
          components: [
            { name: 'curd', quantity: 1, unit: 'bowl' },
            { name: 'banana', quantity: 1, unit: 'piece' },
            { name: 'apple', quantity: 1, unit: 'piece' },
            { name: 'water', quantity: 1, unit: 'glass' },
            { name: 'water', quantity: 'some', unit: '' },
          ],
        },
      ]),
    );
    const fruits = [
      fruit('banana', { name: 'piece', grams: 100 }),
      fruit('apple', { name: 'piece', grams: 150 }),
    ];
    const list = listOf(week, [...FOODS, ...fruits]);
    expect(list.groups.map(({ group, lines }) => [group, lines.map(({ name }) => name)])).toEqual([
      ['fruit', ['apple', 'banana']],
      ['milkAndEggs', ['curd']],
      ['grains', ['rice']],
      ['pulses', ['moong']],
      ['spices', ['salt']],
    ]);
    expect(list.others).toEqual([]);
  });

  it('of a week without meals is empty', () => {
    expect(listOf(weekOf())).toEqual({ groups: [], others: [], hasAlternatives: false });
  });

  const spinach = food('spinach', { group: 'vegetables' });
  it.each([
    ['to 10 g below 100 g', spinach, 1, 'g', '10 g'],
    ['never below what is needed', spinach, 13, 'g', '100 g'],
    ['not above what is exact', food('x', { group: 'vegetables' }), 10, 'g', '70 g'],
    ['to 50 g below a kilogram', spinach, 30, 'g', '250 g'],
    ['to 100 g above', spinach, 150, 'g', '1100 g'],
    [
      'eggs to whole ones',
      food('egg', { group: 'milkAndEggs', units: [{ name: 'piece', grams: 50 }] }),
      '½',
      'piece',
      '4 piece',
    ],
    [
      'fruit to whole ones, also where it is said in bowls',
      fruit('apple', { name: 'piece', grams: 150 }, { name: 'bowl', grams: 125 }),
      1,
      'bowl',
      '6 piece',
    ],
    [
      'fruit that is cut is weighed',
      fruit('papaya', { name: 'bowl', grams: 145 }, { name: 'piece', grams: 100 }),
      1,
      'piece',
      '700 g',
    ],
    ['small pieces are weighed', fruit('dates', { name: 'piece', grams: 8 }), 2, 'piece', '150 g'],
    [
      'pieces of vegetables are weighed',
      food('onion', { group: 'vegetables', units: [{ name: 'piece', grams: 100 }] }),
      1,
      'piece',
      '700 g',
    ],
    [
      'pieces of the clinic’s own foods are counted',
      food('ladu', { units: [{ name: 'piece', grams: 40 }] }),
      1,
      'piece',
      '7 piece',
    ],
    [
      'milk in millilitres',
      food('milk', { group: 'milkAndEggs', units: [{ name: 'glass', grams: 200 }] }),
      1,
      'glass',
      '1400 ml',
    ],
    [
      'oil in millilitres',
      food('oil', { en: 'Sunflower oil', group: 'fatsAndSweets', units: [{ name: 'teaspoon', grams: 4.5 }] }),
      1,
      'teaspoon',
      '40 ml',
    ],
    [
      'brewed drinks in cups',
      food('green-tea', {
        en: 'Green Tea',
        group: 'drinks',
        units: [
          { name: 'cup', grams: 150 },
          { name: 'glass', grams: 200 },
        ],
      }),
      1,
      'cup',
      '7 cup',
    ],
  ])('rounds up %s', (_what, one, quantity, unit, bought) => {
    const [line] = linesOf(lunch([item(one.names.en, quantity, unit)]), [one]);
    expect(line).toBe(`${one.names.en} ${bought}`);
  });

  it('is not one step too large for a sum that is a hair above', () => {
    expect(linesOf(lunch([item('spinach', 0.1 + 0.2, 'kg', 1)]), [spinach])).toEqual(['spinach 300 g']);
  });
});

describe('any week', () => {
  const INGREDIENTS = ['a', 'b', 'c', 'd'];
  const recipeOf = (parts: readonly string[]) =>
    fc.array(fc.record({ food: fc.constantFrom(...parts), grams: fc.integer({ min: 1, max: 500 }) }), {
      minLength: 1,
      maxLength: 4,
    });
  const yieldOf = fc.option(fc.integer({ min: 50, max: 900 }));
  const kitchens = fc
    .tuple(recipeOf(INGREDIENTS), yieldOf, recipeOf([...INGREDIENTS, 'dish']), yieldOf)
    .map(([dish, dishYield, thali, thaliYield]) => [
      ...INGREDIENTS.map((key) => food(key)),
      food('dish', { recipe: dish, yieldGrams: dishYield }),
      food('thali', { recipe: thali, yieldGrams: thaliYield }),
    ]);
  const items = fc.record({
    name: fc.constantFrom(...INGREDIENTS, 'dish', 'thali', 'unknown'),
    quantity: fc.integer({ min: 1, max: 300 }),
    unit: fc.constant('g'),
    days: fc.integer({ min: 1, max: 4 }),
  });
  const groups = fc.array(items, { minLength: 1, maxLength: 3 });
  const meals = fc.array(fc.array(groups, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 });
  const TYPES = ['On Rising', 'Breakfast', 'Mid Morning', 'Lunch', 'Evening Snacks', 'Dinner'] as const;
  const weeks = meals.map((all) =>
    weekOf(...all.map((itemGroups, place) => meal(TYPES[place] ?? 'Dinner', ...itemGroups))),
  );

  /** Adds up day by day, in grams of each ingredient. */
  function plainly(week: DietWeek, kitchen: readonly PlanFood[]): Map<string, number> {
    const sums = new Map<string, number>();
    const cook = (key: string, grams: number) => {
      const { recipe = [], yieldGrams } = kitchen.find((one) => one.key === key) ?? {};
      if (recipe.length === 0) sums.set(key, (sums.get(key) ?? 0) + grams);
      const whole = yieldGrams ?? recipe.reduce((sum, part) => sum + part.grams, 0);
      for (const part of recipe) cook(part.food, (part.grams / whole) * grams);
    };
    for (let day = 1; day <= week.totalDays; day += 1)
      for (const { itemGroups } of week.mealPlan) {
        const days = itemGroups.map((group) => group.flatMap((one) => Array<MealItem>(one.days).fill(one)));
        const eaten = days.map((all) => all[day - 1]).find(Boolean);
        if (eaten && eaten.name !== 'unknown') cook(eaten.name, Number(eaten.quantity));
      }
    return sums;
  }

  /** Sums in another order differ in their last digits. */
  const nearly = (sums: ReadonlyMap<string, number>) =>
    Object.fromEntries([...sums].map(([key, grams]) => [key, expect.closeTo(grams, 6) as number]));

  it('needs the sum of its recipes', () => {
    fc.assert(
      fc.property(kitchens, weeks, (kitchen, week) => {
        expect(Object.fromEntries(boughtFoods(week, kitchen).grams)).toEqual(nearly(plainly(week, kitchen)));
      }),
    );
  });

  it('needs the same whatever the order of its meals, and nothing is rounded down', () => {
    fc.assert(
      fc.property(kitchens, weeks, (kitchen, week) => {
        const { grams } = boughtFoods(week, kitchen);
        const turned = { ...week, mealPlan: week.mealPlan.toReversed() };
        expect(Object.fromEntries(grams)).toEqual(nearly(boughtFoods(turned, kitchen).grams));
        for (const { lines } of listOf(week, kitchen).groups)
          for (const { key, bought } of lines)
            expect(bought.amount).toBeGreaterThanOrEqual((grams.get(key) ?? 0) - 0.01);
      }),
    );
  });
});
