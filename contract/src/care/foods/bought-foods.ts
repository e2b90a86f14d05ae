import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { stretchesOf } from '../diet-plans/plan-in-words.ts';
import { eatenOf, type PlateComponent } from '../diet-plans/plates.ts';
import type { PlanFood } from './food-calls.ts';
import { foodOf } from './food-of-plan.ts';
import { MAX_RECIPE_DEPTH, wholeGrams } from './foods.ts';
import { gramsOf } from './item-grams.ts';

/** A food whose grams are not known, as it is typed, on so many days. */
export interface UnweighedFood {
  eaten: PlateComponent;
  days: number;
}

/** The foods of a week before they are rounded. */
export interface BoughtFoods {
  /** Grams by the key of a food that has no recipe. */
  grams: ReadonlyMap<string, number>;
  /** Foods that the catalogue does not know, or whose amount it cannot weigh, each once. */
  unweighed: UnweighedFood[];
  /** True: a meal has alternatives; the first of them is counted. */
  hasAlternatives: boolean;
}

type KeyOfFood = (key: string) => PlanFood | undefined;

/** The grams of each ingredient in so many grams of a food; of a dish by its recipe, of parts of it by theirs. */
function unfolded(
  food: Pick<PlanFood, 'key' | 'recipe' | 'yieldGrams'>,
  grams: number,
  find: KeyOfFood,
  depth = 0,
): [key: string, grams: number][] {
  const whole = wholeGrams(food);
  // The server refuses recipes that are nested deeper or contain each other.
  if (whole <= 0 || depth > MAX_RECIPE_DEPTH) return [[food.key, grams]];
  return food.recipe.flatMap((part) => {
    const share = (grams * part.grams) / whole;
    const known = find(part.food);
    return known ? unfolded(known, share, find, depth + 1) : [[part.food, share] as [string, number]];
  });
}

/** The first item that each meal offers on each stretch of days, with the number of its days. */
const firstItems = ({ mealPlan, totalDays }: Pick<DietWeek, 'mealPlan' | 'totalDays'>) =>
  mealPlan.flatMap((meal) =>
    stretchesOf(meal, totalDays).flatMap(({ from, to, choices: [first, ...others] }) =>
      first ? [{ item: first, days: to - from + 1, hasOthers: others.some(isUnlike(first)) }] : [],
    ),
  );

const isUnlike = (first: MealItem) => (other: MealItem) =>
  other.name !== first.name || other.quantity !== first.quantity || other.unit !== first.unit;

/**
 * Sums up what a week needs: the grams of an item (of a range, "1-2", the larger) for each of its days, unfolded down to
 * ingredients. Of alternatives the first of each day is counted.
 */
export function boughtFoods(
  week: Pick<DietWeek, 'mealPlan' | 'totalDays'>,
  foods: readonly PlanFood[],
): BoughtFoods {
  const byKey = new Map(foods.map((food) => [food.key, food]));
  const grams = new Map<string, number>();
  const unweighed = new Map<string, UnweighedFood>();
  const items = firstItems(week);
  for (const { item, days } of items)
    for (const eaten of eatenOf(item)) {
      const food = foodOf(foods, eaten);
      const weight = gramsOf(eaten, food)?.to;
      if (!food || weight === undefined) {
        const { name, quantity, unit } = eaten;
        const text = JSON.stringify([name, String(quantity), unit]);
        unweighed.set(text, { eaten, days: days + (unweighed.get(text)?.days ?? 0) });
      } else {
        for (const [key, part] of unfolded(food, weight * days, (one) => byKey.get(one)))
          grams.set(key, part + (grams.get(key) ?? 0));
      }
    }
  return {
    grams,
    unweighed: [...unweighed.values()],
    hasAlternatives: items.some(({ hasOthers }) => hasOthers),
  };
}
