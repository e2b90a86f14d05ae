import type { PlanFood } from '@clinic/contract/care/foods/food-calls';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { MAX_RECIPE_DEPTH, type Food } from '@clinic/contract/care/foods/foods';
import { foodsIn } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { groupOfKey } from '../foods/catalogue/ingredient-groups.ts';

/** The foods that a plan's items mean, and the parts of their recipes, each once; values of a food stay out. */
export function foodsOfPlan(weeks: readonly DietWeek[], index: FoodIndex): PlanFood[] {
  const called = new Map<Food, Set<string>>();
  for (const item of foodsIn(weeks)) {
    const food = index.foodMeant(item);
    if (food) called.set(food, (called.get(food) ?? new Set()).add(item.name));
  }
  const all = new Set(called.keys());
  let level: Food[] = [...all];
  for (let depth = 0; depth < MAX_RECIPE_DEPTH; depth += 1) {
    level = level.flatMap(({ recipe }) => recipe.flatMap(({ food }) => index.ofKey(food) ?? []));
    for (const part of level) all.add(part);
  }
  return [...all].map((food) => ({
    ...groupOf(food),
    id: food.id,
    key: food.key,
    names: food.names,
    aliases: food.aliases,
    units: food.units,
    recipe: food.recipe,
    yieldGrams: food.yieldGrams,
    method: food.method,
    called: [...(called.get(food) ?? [])],
  }));
}

function groupOf({ key }: Food): Pick<PlanFood, 'group'> {
  const group = groupOfKey(key);
  return group ? { group } : {};
}
