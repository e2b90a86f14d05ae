import type { MealItem } from '../diet-plans/diet-plans.ts';
import type { PlanFood } from './food-calls.ts';
import { wholeGrams } from './foods.ts';
import { gramsOf } from './item-grams.ts';

/** The foods that go into a portion of a dish. */
export interface Portion {
  /** Grams of the portion; null where its unit has no known weight: the parts are those of the whole recipe then. */
  grams: number | null;
  /** Keys of the foods, with their grams. */
  parts: { food: string; grams: number }[];
}

/** Rounds as a kitchen weighs: to whole grams, from 20 g on to five. */
const weighed = (grams: number): number =>
  grams >= 20 ? Math.round(grams / 5) * 5 : Math.max(Math.round(grams), 1);

/** The recipe of a dish for the amount of a plan's item; of a range ("1-2") for the larger. */
export function portionOf(
  item: Pick<MealItem, 'quantity' | 'unit'>,
  food: Pick<PlanFood, 'names' | 'aliases' | 'units' | 'recipe' | 'yieldGrams'>,
): Portion {
  const whole = wholeGrams(food);
  const portion = gramsOf(item, food)?.to ?? null;
  const share = portion === null || whole === 0 ? 1 : portion / whole;
  return {
    grams: portion === null ? null : weighed(portion),
    parts: food.recipe.map(({ food: key, grams }) => ({ food: key, grams: weighed(grams * share) })),
  };
}
