import { describe, expect, it } from 'vitest';
import type { MealType } from '../../constants.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { daysOfWeek, meanOf, meanOfMeal, numbersOfDay, unknownItems } from './day-numbers.ts';
import { FoodIndex } from './food-index.ts';
import { aFood } from './food-examples.ts';
import type { Food, Nutrients } from './foods.ts';

const food = (en: string, per100: Partial<Nutrients>, units: [string, number][] = []): Food =>
  aFood(en, { id: en, per100, units: units.map(([name, grams]) => ({ name, grams })) });
const FOODS = new FoodIndex([
  food('Poha', { kcal: 180, protein: 3, iron: 2 }),
  food('Roti', { kcal: 200, protein: 8 }, [['piece', 50]]),
  food('Dal', { kcal: 100, protein: 6, iron: 1 }),
  food('Water', { kcal: 0 }),
]);
const item = (name: string, quantity: number | string, unit: string, days = 7): MealItem => ({
  name,
  quantity,
  unit,
  days,
});
const meal = (mealType: MealType, ...itemGroups: MealItem[][]) => ({
  mealType,
  mealTime: '09:00',
  itemGroups,
});
const week = (...mealPlan: ReturnType<typeof meal>[]) => ({ mealPlan, totalDays: 7 });
const POHA = item('poha', 100, 'g');
const told = (range: { from: number; to: number } | null) => range && [range.from, range.to];

describe('what a meal gives', () => {
  it.each([
    ['one item', [[POHA]], 1, [180, 180], [3, 3], 1, 1],
    ['alternatives', [[POHA], [item('Roti', 2, 'pieces')]], 1, [180, 200], [3, 8], 2, 2],
    ['a range', [[item('Roti', '1-2', 'pieces')]], 1, [100, 200], [4, 8], 1, 1],
    [
      'the item of its day',
      [[{ ...POHA, days: 3 }, item('Dal', '1½', 'katori', 4)]],
      4,
      [225, 225],
      [13.5, 13.5],
      1,
      1,
    ],
    ['an unknown alternative', [[POHA], [item('Manna', 1, 'bowl')]], 1, [180, 180], [3, 3], 2, 1],
    ['an unknown quantity', [[item('Dal', 1, 'plate')]], 1, undefined, undefined, 1, 0],
    ['none of something', [[item('Water', 1, 'glass')]], 1, [0, 0], undefined, 1, 1],
    ['nothing', [[]], 1, undefined, undefined, 0, 0],
  ])('is of %s', (_what, groups, day, kcal, protein, items, known) => {
    const numbers = numbersOfDay(week(meal('Lunch', ...groups)), day, FOODS);
    expect(told(numbers.nutrients.kcal)).toEqual(kcal ?? null);
    expect(told(numbers.nutrients.protein)).toEqual(protein ?? null);
    expect([numbers.items, numbers.known]).toEqual([items, known]);
  });
});

describe('what a day gives', () => {
  it('is the sum of its meals, each value of those foods that have it', () => {
    const day = numbersOfDay(
      week(meal('Breakfast', [POHA]), meal('Lunch', [item('Roti', 2, 'pieces')], [item('Dal', 1, 'bowl')])),
      1,
      FOODS,
    );
    expect(told(day.nutrients.kcal)).toEqual([380, 380]);
    expect(told(day.nutrients.iron)).toEqual([4, 4]);
    expect(day.nutrients.zinc).toBeNull();
    expect(day).toMatchObject({ day: 1, items: 3, known: 3, hasMainMeals: false });
  });

  it('has its main meals when breakfast, lunch and dinner have something on it', () => {
    const three = week(
      meal('Breakfast', [POHA]),
      meal('Lunch', [POHA]),
      meal('Dinner', [{ ...POHA, days: 3 }]),
    );
    expect(daysOfWeek(three, FOODS).map(({ hasMainMeals }) => hasMainMeals)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('tells a meal by the mean of its days', () => {
    const half = [item('Roti', 100, 'g', 1), item('Roti', 300, 'g', 1)];
    const [once] = [numbersOfDay(week(meal('Lunch', [item('Roti', 100, 'g', 1)])), 1, FOODS)];
    const numbers = meanOfMeal(meal('Lunch', half), 2, FOODS);
    expect([numbers.items, numbers.known]).toEqual([2, 2]);
    expect(numbers.nutrients.kcal?.from).toBe(2 * (once.nutrients.kcal?.from ?? 0));
  });

  it('leaves items of which nothing is known to be told', () => {
    const plan = week(meal('Lunch', [item('Manna', 1, 'bowl', 3), item('Dal', 1, 'plate', 4)], [POHA]));
    expect(unknownItems(plan, 1, FOODS).map(({ name }) => name)).toEqual(['Manna']);
    expect(unknownItems(plan, 5, FOODS).map(({ name }) => name)).toEqual(['Dal']);
  });

  it('takes the chosen food before the one that bears the name', () => {
    const chosen = { ...item('Roti', 100, 'g'), food: 'Dal' };
    expect(told(numbersOfDay(week(meal('Lunch', [chosen])), 1, FOODS).nutrients.kcal)).toEqual([100, 100]);
  });
});

describe('the mean of a week', () => {
  it('is over the days on which a value is known', () => {
    const plan = week(meal('Lunch', [item('Dal', 100, 'g', 3), item('Roti', 100, 'g', 4)]));
    const mean = meanOf(daysOfWeek(plan, FOODS));
    expect(told(mean.nutrients.kcal)).toEqual([1100 / 7, 1100 / 7].map((kcal) => expect.closeTo(kcal, 6)));
    expect(told(mean.nutrients.iron)).toEqual([1, 1].map((iron) => expect.closeTo(iron, 6)));
    expect(mean.nutrients.zinc).toBeNull();
    expect(mean).toMatchObject({ days: 7, items: 7, known: 7 });
  });

  it('of no days is nothing', () => {
    expect(meanOf([])).toMatchObject({ days: 0, items: 0, known: 0, nutrients: { kcal: null } });
  });
});
