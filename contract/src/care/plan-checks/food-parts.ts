import type { FoodIndex } from '../foods/food-index.ts';
import { MAX_RECIPE_DEPTH, type Food, type FoodTrait, type Nutrient, wholeGrams } from '../foods/foods.ts';

/** A food and everything in it, through all nested recipes. */
export function partsOf(food: Food, index: FoodIndex): Set<Food> {
  const parts = new Set([food]);
  let level = [food];
  for (let depth = 0; depth < MAX_RECIPE_DEPTH && level.length > 0; depth += 1) {
    const next = level.flatMap(({ recipe }) => recipe.map((part) => index.ofKey(part.food)));
    level = next.filter((part): part is Food => part !== undefined && !parts.has(part));
    for (const part of level) parts.add(part);
  }
  return parts;
}

/**
 * The value of 100 g of a food. If a dish has none, it is computed from its parts: an unknown part counts as zero,
 * unless it has the wanted trait.
 */
export function valueOf(
  food: Food,
  nutrient: Nutrient,
  trait: FoodTrait | undefined,
  index: FoodIndex,
  depth = MAX_RECIPE_DEPTH,
): number | null {
  const value = food.per100[nutrient];
  if (value !== null || food.recipe.length === 0 || depth === 0) return value;
  const parts = food.recipe.map(({ food: key, grams }) => ({ part: index.ofKey(key), grams }));
  const values = parts.map(({ part, grams }) => {
    const own = part && valueOf(part, nutrient, trait, index, depth - 1);
    if (typeof own === 'number') return (own * grams) / 100;
    return part && trait && part.traits.includes(trait) ? null : 0;
  });
  const weight = wholeGrams(food);
  if (weight <= 0 || values.includes(null)) return null;
  return (values.reduce<number>((sum, one) => sum + (one ?? 0), 0) / weight) * 100;
}
