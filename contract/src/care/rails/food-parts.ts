import type { FoodIndex } from '../foods/food-index.ts';
import { MAX_RECIPE_DEPTH, type Food } from '../foods/foods.ts';

const byKey = new WeakMap<FoodIndex, Map<string, Food>>();

function keysOf(index: FoodIndex): Map<string, Food> {
  const known = byKey.get(index) ?? new Map(index.foods.map((food) => [food.key, food]));
  byKey.set(index, known);
  return known;
}

/** A food and everything that goes into it, as deep as recipes stand in recipes. */
export function partsOf(food: Food, index: FoodIndex): Set<Food> {
  const keys = keysOf(index);
  const parts = new Set([food]);
  let level = [food];
  for (let depth = 0; depth < MAX_RECIPE_DEPTH && level.length > 0; depth += 1) {
    const next = level.flatMap(({ recipe }) => recipe.map((part) => keys.get(part.food)));
    level = next.filter((part): part is Food => part !== undefined && !parts.has(part));
    for (const part of level) parts.add(part);
  }
  return parts;
}
