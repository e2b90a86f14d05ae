import { foodsIn } from '../diet-plans/diet-plan-rules.ts';
import { choicesOfDay } from '../diet-plans/diet-plan-days.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';
import { eatenOf, type PlateComponent } from '../diet-plans/plates.ts';
import type { FoodIndex } from './food-index.ts';
import { NUTRIENTS, type Nutrient } from './foods.ts';
import { gramsOf } from './item-grams.ts';
import type { Range } from '../../reading/amounts.ts';

export type NutrientRanges = Record<Nutrient, Range | null>;

/** Nutrients computed for food. */
export interface Numbers {
  /** Null: nothing is known. A food without a value for one nutrient counts as unknown only for that nutrient. */
  nutrients: NutrientRanges;
  /** Number of items, alternatives included, and of those with known energy. */
  items: number;
  known: number;
}

/** Nutrients of one day of a plan. */
export interface DayNumbers extends Numbers {
  /** Day of its week, counted from 1. */
  day: number;
  /** True: it has breakfast, lunch and dinner; only such days are judged by their energy. */
  hasMainMeals: boolean;
}

/** Mean of a week's days; for each nutrient only days on which it is known count. */
export interface WeekNumbers extends Numbers {
  days: number;
  /** Days with known energy, over which the mean is taken. */
  knownDays: number;
}

const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;

/** Applies a function to each nutrient; most of a plan's computing time is spent here. */
function eachNutrient(value: (code: Nutrient) => Range | null): NutrientRanges {
  const ranges = {} as NutrientRanges;
  for (const { code } of NUTRIENTS) ranges[code] = value(code);
  return ranges;
}

/** Combines one nutrient of several items; null when no item has it. */
function joined(
  all: readonly NutrientRanges[],
  code: Nutrient,
  join: (one: Range, other: Range) => Range,
): Range | null {
  let sum: Range | null = null;
  for (const { [code]: range } of all) if (range) sum = sum ? join(sum, range) : range;
  return sum;
}

const added = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to });
const widest = (one: Range, other: Range): Range => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});

/**
 * Nutrients of one item: by its food (the chosen one, or the one with its name) and its grams; of a plate the sum of its
 * foods, null where one of them is not known.
 */
export function numbersOfItem(item: MealItem, foods: FoodIndex): NutrientRanges {
  const parts = eatenOf(item).map((food) => numbersOfFood(food, foods));
  return eachNutrient((code) =>
    parts.some((part) => part[code] === null) ? null : joined(parts, code, added),
  );
}

/** Nutrients of one food in its amount; null: not known. */
export function numbersOfFood(eaten: PlateComponent, foods: FoodIndex): NutrientRanges {
  const [food] = foods.foodsNamed(eaten);
  const grams = gramsOf(eaten, food);
  return eachNutrient((code) => {
    const value = food?.per100[code] ?? null;
    if (value === null || grams === null) return null;
    return { from: (value * grams.from) / 100, to: (value * grams.to) / 100 };
  });
}

/** Caches each item's numbers, since the same item is eaten on several days. */
const remembering = (foods: FoodIndex): ((item: MealItem) => NutrientRanges) => {
  const done = new Map<MealItem, NutrientRanges>();
  return (item) => {
    const before = done.get(item);
    if (before) return before;
    const numbers = numbersOfItem(item, foods);
    done.set(item, numbers);
    return numbers;
  };
};

function mealNumbers(meal: Meal, day: number, of: (item: MealItem) => NutrientRanges): Numbers {
  const choices = choicesOfDay(meal, day).map(of);
  return {
    // Only one alternative is eaten, so the range covers all; an unknown one adds nothing.
    nutrients: eachNutrient((code) => joined(choices, code, widest)),
    items: choices.length,
    known: choices.filter(({ kcal }) => kcal !== null).length,
  };
}

const unknownIn = (items: readonly PlateComponent[], foods: FoodIndex): PlateComponent[] =>
  items.filter((food) => numbersOfFood(food, foods).kcal === null);

/** Foods of a day with unknown energy, alternatives included. */
export const unknownItems = (
  { mealPlan }: Pick<DietWeek, 'mealPlan'>,
  day: number,
  foods: FoodIndex,
): PlateComponent[] => unknownIn(mealPlan.flatMap((meal) => choicesOfDay(meal, day)).flatMap(eatenOf), foods);

/** Names of a plan's foods with unknown energy, each once. */
export const unknownNames = (weeks: readonly Pick<DietWeek, 'mealPlan'>[], foods: FoodIndex): string[] => [
  ...new Set(unknownIn(foodsIn(weeks), foods).map(({ name }) => name)),
];

function dayNumbers(
  { mealPlan }: Pick<DietWeek, 'mealPlan'>,
  day: number,
  of: (item: MealItem) => NutrientRanges,
): DayNumbers {
  const meals = mealPlan.map((meal) => mealNumbers(meal, day, of));
  const nutrients = meals.map((meal) => meal.nutrients);
  const eaten = mealPlan.filter((_meal, place) => (meals[place]?.items ?? 0) > 0);
  return {
    day,
    nutrients: eachNutrient((code) => joined(nutrients, code, added)),
    items: meals.reduce((sum, { items }) => sum + items, 0),
    known: meals.reduce((sum, { known }) => sum + known, 0),
    hasMainMeals: MAIN_MEALS.every((type) => eaten.some(({ mealType }) => mealType === type)),
  };
}

/** Nutrients of a day of the week (from 1): all its meals, each with one of its alternatives. */
export const numbersOfDay = (week: Pick<DietWeek, 'mealPlan'>, day: number, foods: FoodIndex): DayNumbers =>
  dayNumbers(week, day, remembering(foods));

/** Per cent of a day's items that must be known to judge it. */
export const JUDGED_PERCENT = 95;

/** Tells whether a day can be judged by its energy: it has its main meals, and nearly all its food is known. */
export const isJudgedDay = ({ hasMainMeals, items, known }: DayNumbers): boolean =>
  hasMainMeals && items > 0 && known * 100 >= items * JUDGED_PERCENT;

/** All days of a week. */
export function daysOfWeek(week: Pick<DietWeek, 'mealPlan' | 'totalDays'>, foods: FoodIndex): DayNumbers[] {
  const of = remembering(foods);
  const days: DayNumbers[] = [];
  let eaten: readonly unknown[] = [];
  for (let day = 1; day <= week.totalDays; day++) {
    const before = days.at(-1);
    const choices = week.mealPlan.flatMap((meal) => [meal, ...choicesOfDay(meal, day)]);
    // Reuses the day before, since most days of a week are alike.
    const isSame = choices.length === eaten.length && choices.every((one, place) => one === eaten[place]);
    days.push(before && isSame ? { ...before, day } : dayNumbers(week, day, of));
    eaten = choices;
  }
  return days;
}

/** Nutrients of a meal on an average day of its week. */
export const meanOfMeal = (meal: Meal, totalDays: number, foods: FoodIndex): WeekNumbers => {
  const of = remembering(foods);
  return meanOf(Array.from({ length: totalDays }, (_day, place) => mealNumbers(meal, place + 1, of)));
};

/** The mean over several days. */
export function meanOf(days: readonly Numbers[]): WeekNumbers {
  const all = days.map(({ nutrients }) => nutrients);
  const mean = (code: Nutrient): Range | null => {
    const sum = joined(all, code, added);
    const known = all.filter((one) => one[code] !== null).length;
    return sum && { from: sum.from / known, to: sum.to / known };
  };
  return {
    days: days.length,
    knownDays: all.filter(({ kcal }) => kcal !== null).length,
    nutrients: eachNutrient(mean),
    items: days.reduce((sum, { items }) => sum + items, 0),
    known: days.reduce((sum, { known }) => sum + known, 0),
  };
}
