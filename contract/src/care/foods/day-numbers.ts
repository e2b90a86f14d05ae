import { itemOfDay } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';
import type { FoodIndex } from './food-index.ts';
import { NUTRIENTS, type Nutrient } from './foods.ts';
import { gramsOf } from './item-grams.ts';
import type { Range } from '../../reading/amounts.ts';

export type NutrientRanges = Record<Nutrient, Range | null>;

/** Numbers that are reckoned of things to eat. */
export interface Numbers {
  /** Null: nothing of it is known. A food of which a value is not known counts as unknown for that value alone. */
  nutrients: NutrientRanges;
  /** Things to eat, alternatives too, and those whose energy is known. */
  items: number;
  known: number;
}

/** The numbers of a day of a plan. */
export interface DayNumbers extends Numbers {
  /** Day of its week, from 1. */
  day: number;
  /** It has breakfast, lunch and dinner: only such a day is judged by its energy. */
  hasMainMeals: boolean;
}

/** The mean of a week's days; of each value of those on which it is known. */
export interface WeekNumbers extends Numbers {
  days: number;
  /** Days of which energy is known; the mean is of these. */
  knownDays: number;
}

const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;

/** For each nutrient; most of the work of a plan is done here. */
function eachNutrient(value: (code: Nutrient) => Range | null): NutrientRanges {
  const ranges = {} as NutrientRanges;
  for (const { code } of NUTRIENTS) ranges[code] = value(code);
  return ranges;
}

/** Joins a value of several numbers: nothing is known when it is known of none. */
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
 * The numbers of one thing to eat: by its food (the chosen one, else the one that bears the name) and its
 * grams.
 */
export function numbersOfItem(item: MealItem, foods: FoodIndex): NutrientRanges {
  const [food] = foods.foodsNamed(item);
  const grams = gramsOf(item, food);
  return eachNutrient((code) => {
    const value = food?.per100[code] ?? null;
    if (value === null || grams === null) return null;
    return { from: (value * grams.from) / 100, to: (value * grams.to) / 100 };
  });
}

/** Reckons each item once: the same one stands on several days. */
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

const choicesOf = ({ itemGroups }: Pick<Meal, 'itemGroups'>, day: number): MealItem[] =>
  itemGroups.flatMap((group) => itemOfDay(group, day) ?? []);

function mealNumbers(meal: Meal, day: number, of: (item: MealItem) => NutrientRanges): Numbers {
  const choices = choicesOf(meal, day).map(of);
  return {
    // One of them is eaten; of one that is not known nothing is said.
    nutrients: eachNutrient((code) => joined(choices, code, widest)),
    items: choices.length,
    known: choices.filter(({ kcal }) => kcal !== null).length,
  };
}

/** The things to eat on a day of its week of which the energy is not known, alternatives too. */
export const unknownItems = (
  { mealPlan }: Pick<DietWeek, 'mealPlan'>,
  day: number,
  foods: FoodIndex,
): MealItem[] =>
  mealPlan.flatMap((meal) => choicesOf(meal, day)).filter((item) => numbersOfItem(item, foods).kcal === null);

/** Names of the things to eat in a plan of which the energy is not known, each once. */
export function unknownNames(weeks: readonly Pick<DietWeek, 'mealPlan'>[], foods: FoodIndex): string[] {
  const items = weeks.flatMap(({ mealPlan }) => mealPlan.flatMap(({ itemGroups }) => itemGroups.flat()));
  return [
    ...new Set(items.filter((item) => numbersOfItem(item, foods).kcal === null).map(({ name }) => name)),
  ];
}

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

/** The numbers of a day of its week (from 1): all its meals, of each one of its alternatives. */
export const numbersOfDay = (week: Pick<DietWeek, 'mealPlan'>, day: number, foods: FoodIndex): DayNumbers =>
  dayNumbers(week, day, remembering(foods));

/** All days of a week. */
export function daysOfWeek(week: Pick<DietWeek, 'mealPlan' | 'totalDays'>, foods: FoodIndex): DayNumbers[] {
  const of = remembering(foods);
  const days: DayNumbers[] = [];
  let eaten: readonly unknown[] = [];
  for (let day = 1; day <= week.totalDays; day++) {
    const before = days.at(-1);
    const choices = week.mealPlan.flatMap((meal) => [meal, ...choicesOf(meal, day)]);
    // Most days of a week are like the one before.
    const isSame = choices.length === eaten.length && choices.every((one, place) => one === eaten[place]);
    days.push(before && isSame ? { ...before, day } : dayNumbers(week, day, of));
    eaten = choices;
  }
  return days;
}

/** The numbers of a meal on a mean day of its week: on each day one of its alternatives. */
export const meanOfMeal = (meal: Meal, totalDays: number, foods: FoodIndex): WeekNumbers => {
  const of = remembering(foods);
  return meanOf(Array.from({ length: totalDays }, (_day, place) => mealNumbers(meal, place + 1, of)));
};

/** The mean of days. */
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
