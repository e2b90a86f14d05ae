import { MEAL_TYPES } from '@clinic/contract/constants';
import { itemOfDay } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { foodsIn, planProblems } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { readTemplate } from '@clinic/contract/care/diet-plans/diet-plan-template';
import type { DietWeek, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { numbersOfItem } from '@clinic/contract/care/foods/day-numbers';
import type { FoodTrait, Nutrient } from '@clinic/contract/care/foods/foods';
import { leastKcal } from '@clinic/contract/care/foods/macro-energy';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { fact, inputOf } from '@clinic/contract/care/plan-checks/plan-check-examples';
import { shippedIndex } from '../../../../test/shipped-index.ts';
import { SHIPPED_PLANS } from './shipped-plans.ts';

const index = shippedIndex();

interface Promised {
  diet: 'vegetarian' | 'jain' | 'egg';
  kcal: readonly [least: number, most: number];
  /** Most per cent of the energy from carbohydrate. */
  carbohydrate?: number;
  /** Most milligrams of sodium a day. */
  sodium?: number;
  without?: FoodTrait;
  /** The condition that it is for. */
  condition?: 'diabetes' | 'hypertension';
  /** The latest dinner, HH:mm. */
  dinner?: string;
}

const PROMISES: Record<string, Promised> = {
  'weight-loss-vegetarian': { diet: 'vegetarian', kcal: [1500, 1800] },
  // In Ahmedabad and Mumbai the sun never sets before 17:50.
  'weight-loss-jain': { diet: 'jain', kcal: [1500, 1800], dinner: '17:15' },
  'weight-loss-egg': { diet: 'egg', kcal: [1500, 1800] },
  'weight-gain': { diet: 'vegetarian', kcal: [2200, 2600] },
  diabetes: {
    diet: 'vegetarian',
    kcal: [1400, 1700],
    carbohydrate: 50,
    without: 'sugary',
    condition: 'diabetes',
  },
  hypertension: {
    diet: 'vegetarian',
    kcal: [1500, 1900],
    sodium: 2000,
    without: 'salty',
    condition: 'hypertension',
  },
};

/** A day as it may be eaten: one alternative of each meal. */
interface EatenDay {
  place: string;
  items: MealItem[];
}

const eatenDays = (weeks: readonly DietWeek[]): EatenDay[] =>
  weeks.flatMap(({ weekNumber, totalDays, mealPlan }) =>
    Array.from({ length: totalDays }, (_day, before) => before + 1).flatMap((day) => {
      const place = `week ${weekNumber}, day ${day}`;
      let eaten: MealItem[][] = [[]];
      for (const { itemGroups } of mealPlan) {
        const choices = itemGroups.flatMap((group) => itemOfDay(group, day) ?? []);
        eaten = eaten.flatMap((items) => choices.map((choice) => [...items, choice]));
      }
      return eaten.map((items) => ({ place, items }));
    }),
  );

/** Sums a nutrient over a day; NaN where it is not known for all of its food. */
const sumOf = (items: readonly MealItem[], nutrient: Nutrient): number =>
  items.reduce((sum, item) => sum + (numbersOfItem(item, index)[nutrient]?.to ?? Number.NaN), 0);

/** Names the days on which a number is not between two limits, and by how much. */
const daysOutside = (
  days: readonly EatenDay[],
  [least, most]: readonly [least: number, most: number],
  of: (items: readonly MealItem[]) => number,
): string[] =>
  days.flatMap(({ place, items }) => {
    const value = of(items);
    if (value >= least && value <= most) return [];
    const off =
      value < least ? `${Math.ceil(least - value)} too little` : `${Math.ceil(value - most)} too much`;
    return [`${place}: ${Math.round(value)}, ${off} (${items.map(({ name }) => name).join(' | ')})`];
  });

test('The product ships a plan for each of its promises, each with a key and a title of its own', () => {
  expect(SHIPPED_PLANS.map(({ key }) => key).toSorted()).toEqual(Object.keys(PROMISES).toSorted());
  expect(new Set(SHIPPED_PLANS.map(({ title }) => title)).size).toBe(SHIPPED_PLANS.length);
});

describe.each(SHIPPED_PLANS.map((plan) => [plan.key, plan] as const))('The plan %s', (key, plan) => {
  const {
    diet,
    kcal,
    carbohydrate = 100,
    sodium,
    without,
    condition,
    dinner = '21:00',
  } = PROMISES[key] as Promised;
  const { weeks } = plan;
  const days = eatenDays(weeks);

  it('lasts four whole weeks of at most six meals, of seventy foods or more', () => {
    expect(weeks.map(({ totalDays }) => totalDays)).toEqual([7, 7, 7, 7]);
    expect(planProblems({ hasProgram: true, weeks })).toEqual([]);
    for (const { mealPlan } of weeks)
      expect(mealPlan.map(({ mealType }) => mealType)).toEqual(
        MEAL_TYPES.filter((type) => mealPlan.some(({ mealType }) => mealType === type)),
      );
    const meals = weeks.flatMap(({ mealPlan }) => mealPlan);
    expect(meals.filter(({ mealTime }) => mealTime > dinner)).toEqual([]);
    expect(new Set(foodsIn(weeks).map(({ name }) => name)).size).toBeGreaterThanOrEqual(70);
  });

  it('is read like an uploaded file, and nothing of it is lost', () => {
    expect(readTemplate({ weeks })).toEqual({ ok: true, weeks });
  });

  it('names each food as the catalogue does, in a unit with a known weight', () => {
    const unknown = foodsIn(weeks).filter((food) => {
      const known = index.named(food.name);
      const { kcal: energy } = numbersOfItem({ days: 1, ...food }, index);
      return known?.names.en !== food.name || energy === null;
    });
    expect(unknown).toEqual([]);
  });

  it('gives its energy on every day, whatever alternative is eaten', () => {
    expect(daysOutside(days, kcal, (items) => sumOf(items, 'kcal'))).toEqual([]);
  });

  it('keeps to its carbohydrate and sodium', () => {
    const share = (items: readonly MealItem[]): number =>
      (leastKcal({ carbohydrate: sumOf(items, 'carbohydrate') }) / sumOf(items, 'kcal')) * 100;
    expect(daysOutside(days, [0, carbohydrate], share)).toEqual([]);
    const salty =
      sodium === undefined ? [] : daysOutside(days, [0, sodium], (items) => sumOf(items, 'sodium'));
    expect(salty).toEqual([]);
  });

  it('has no herbs, no food of fasts, and none that it is to leave out', () => {
    const left = foodsIn(weeks).filter(({ name }) => {
      const { traits = [], herbs = [] } = index.named(name) ?? {};
      return herbs.length > 0 || traits.some((trait) => trait === 'fasting' || trait === without);
    });
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it.each(['Female', 'Male'] as const)('leaves no question open, and nothing unchecked: %s', (sex) => {
    const facts = [fact('diet', diet, diet)];
    if (condition) facts.push(fact('condition', condition, condition));
    for (const known of [[], facts]) {
      const input = inputOf({ facts: known, person: { sex }, diet: [...weeks], foods: index.foods });
      const { findings, notChecked } = checkPlans(input);
      expect(findings.map(({ words }) => words)).toEqual([]);
      expect(notChecked.map(({ words }) => words)).toEqual([]);
    }
  });
});
