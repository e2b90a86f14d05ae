import { itemOfDay } from '../diet-plan-rules.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans.ts';
import type { FoodIndex } from './food-index.ts';
import { NUTRIENTS, type Nutrient } from './foods.ts';
import { gramsOf } from './item-grams.ts';

/** From the least to the most that alternatives and "1-2" give; both ends may be equal. */
export interface Range {
  from: number;
  to: number;
}

export type NutrientRanges = Record<Nutrient, Range | null>;

/** What is reckoned of things to eat. */
export interface Numbers {
  /** Null: nothing of it is known. A food of which a value is not known counts as unknown for that value alone. */
  nutrients: NutrientRanges;
  /** Things to eat, alternatives too, and those whose energy is known. */
  items: number;
  known: number;
}

/** What a day of a plan gives. */
export interface DayNumbers extends Numbers {
  /** Day of its week, from 1. */
  day: number;
  /** It has breakfast, lunch and dinner: only such a day is judged by its energy. */
  hasMainMeals: boolean;
}

/** The mean of a week's days; of each value of those on which it is known. */
export interface WeekNumbers extends Numbers {
  days: number;
}

const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;

/** For each nutrient; most of the work of a plan is done here. */
const eachNutrient = (value: (code: Nutrient) => Range | null): NutrientRanges =>
  Object.fromEntries(NUTRIENTS.map(({ code }) => [code, value(code)])) as NutrientRanges;

const isKnown = <Value>(value: Value | null): value is Value => value !== null;

function sumOf(ranges: readonly (Range | null)[], share = 1): Range | null {
  const known = ranges.filter(isKnown);
  if (known.length === 0) return null;
  return {
    from: known.reduce((sum, { from }) => sum + from, 0) * share,
    to: known.reduce((sum, { to }) => sum + to, 0) * share,
  };
}

function widest(ranges: readonly (Range | null)[]): Range | null {
  const known = ranges.filter(isKnown);
  if (known.length === 0) return null;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}

/** What one thing to eat gives: of its food (the chosen one, else the one that bears the name) and its grams. */
export function numbersOfItem(item: MealItem, foods: FoodIndex): NutrientRanges {
  const [food] = foods.of(item);
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
    nutrients: eachNutrient((code) => widest(choices.map((one) => one[code]))),
    items: choices.length,
    known: choices.filter(({ kcal }) => kcal !== null).length,
  };
}

/** What a meal gives on a day of its week, from 1: from the least to the most of its alternatives. */
export const numbersOfMeal = (meal: Meal, day: number, foods: FoodIndex): Numbers =>
  mealNumbers(meal, day, (item) => numbersOfItem(item, foods));

/** The things to eat on a day of its week of which the energy is not known, alternatives too. */
export const unknownItems = (
  { mealPlan }: Pick<DietWeek, 'mealPlan'>,
  day: number,
  foods: FoodIndex,
): MealItem[] =>
  mealPlan.flatMap((meal) => choicesOf(meal, day)).filter((item) => numbersOfItem(item, foods).kcal === null);

function dayNumbers(
  { mealPlan }: Pick<DietWeek, 'mealPlan'>,
  day: number,
  of: (item: MealItem) => NutrientRanges,
): DayNumbers {
  const meals = mealPlan.map((meal) => mealNumbers(meal, day, of));
  const eaten = mealPlan.filter((_meal, place) => (meals[place]?.items ?? 0) > 0);
  return {
    day,
    nutrients: eachNutrient((code) => sumOf(meals.map(({ nutrients }) => nutrients[code]))),
    items: meals.reduce((sum, { items }) => sum + items, 0),
    known: meals.reduce((sum, { known }) => sum + known, 0),
    hasMainMeals: MAIN_MEALS.every((type) => eaten.some(({ mealType }) => mealType === type)),
  };
}

/** What a day of its week (from 1) gives: all its meals, of each one of its alternatives. */
export const numbersOfDay = (week: Pick<DietWeek, 'mealPlan'>, day: number, foods: FoodIndex): DayNumbers =>
  dayNumbers(week, day, remembering(foods));

/** All days of a week. */
export function daysOfWeek(week: Pick<DietWeek, 'mealPlan' | 'totalDays'>, foods: FoodIndex): DayNumbers[] {
  const of = remembering(foods);
  return Array.from({ length: week.totalDays }, (_one, place) => dayNumbers(week, place + 1, of));
}

/** The mean of days. */
export function meanOf(days: readonly DayNumbers[]): WeekNumbers {
  const mean = (code: Nutrient): Range | null => {
    const known = days.map(({ nutrients }) => nutrients[code]).filter(isKnown);
    return sumOf(known, 1 / known.length);
  };
  return {
    days: days.length,
    nutrients: eachNutrient(mean),
    items: days.reduce((sum, { items }) => sum + items, 0),
    known: days.reduce((sum, { known }) => sum + known, 0),
  };
}
