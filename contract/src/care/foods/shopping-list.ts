import type { DietWeek } from '../diet-plans/diet-plans.ts';
import { boughtAmount, isNotBought, type BoughtAmount } from './bought-amount.ts';
import { boughtFoods, type UnweighedFood } from './bought-foods.ts';
import type { PlanFood } from './food-calls.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { foodOf } from './food-of-plan.ts';

/** Something to buy. */
export interface ShoppingLine {
  /** The food's key. */
  key: string;
  name: string;
  bought: BoughtAmount;
}

/** The list of a week. */
export interface ShoppingList {
  /** Groups that have lines, in the order of FOOD_GROUPS; lines by name. */
  groups: { group: FoodGroup; lines: ShoppingLine[] }[];
  /** Foods without a known weight, in the order of the plan. */
  others: UnweighedFood[];
  /** True: meals have alternatives, and the first of each was counted. */
  hasAlternatives: boolean;
}

/**
 * The shopping list of a week: what its meals need, rounded up to what is bought. `foods`: those of the plan and of
 * their recipes. `nameOf` says a food in the reader's language, by which the lines are sorted.
 */
export function shoppingList(
  week: Pick<DietWeek, 'mealPlan' | 'totalDays'>,
  foods: readonly PlanFood[],
  nameOf: (food: PlanFood) => string,
): ShoppingList {
  const { grams, unweighed, hasAlternatives } = boughtFoods(week, foods);
  const byKey = new Map(foods.map((food) => [food.key, food]));
  const lines = [...grams].flatMap(([key, weight]) => {
    if (isNotBought(key)) return [];
    const food = byKey.get(key);
    const bought = boughtAmount(weight, food ?? UNKNOWN);
    return [{ key, name: food ? nameOf(food) : key, bought, group: food?.group ?? ('other' as const) }];
  });
  const groups = FOOD_GROUPS.map((group) => ({
    group,
    lines: lines
      .filter((line) => line.group === group)
      .map(({ key, name, bought }) => ({ key, name, bought }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }));
  return {
    groups: groups.filter((one) => one.lines.length > 0),
    others: unweighed.filter(({ eaten }) => !isNotBought(foodOf(foods, eaten)?.key ?? '')),
    hasAlternatives,
  };
}

/** A part of a recipe that the answer lacks: it is listed by its key. */
const UNKNOWN: Pick<PlanFood, 'names' | 'units'> = { names: { en: '', hi: '', gu: '' }, units: [] };
