import {
  FOOD_DIETS,
  MAX_RECIPE_DEPTH,
  ofEachNutrient,
  type FoodDiet,
  type FoodFacts,
  type FoodFields,
  type FoodTrait,
  type Nutrients,
  type RecipePart,
  wholeGrams,
} from './foods.ts';

/** The fields of a part that a recipe's facts are computed from. */
export type RecipeFood = FoodFacts & Pick<FoodFields, 'recipe'>;
export type FindRecipeFood = (key: string) => RecipeFood | undefined;

/** Why a recipe has no facts: it is empty, a food is unknown, it contains itself, or it is nested too deeply. */
export type RecipeProblem = 'empty' | 'unknown' | 'cycle' | 'deep';

export class RecipeError extends Error {
  readonly problem: RecipeProblem;
  /** Keys from the recipe down to the faulty part. */
  readonly path: readonly string[];

  constructor(problem: RecipeProblem, path: readonly string[] = []) {
    super([problem, ...path].join(' '));
    this.problem = problem;
    this.path = path;
  }
}

/**
 * Traits that a food may lose in a dish: eggs, fish and sprouts are cooked, milk is boiled, and a dish suits fasting
 * only if all of it does. On a dish they are set by hand.
 */
const LOST_IN_A_DISH: readonly FoodTrait[] = ['rawEgg', 'rawFish', 'rawSprouts', 'unpasteurised', 'fasting'];

/** Traits that depend on the amount: the sesame seeds on a dhokla do not make it rich in oxalate. */
const OF_AN_AMOUNT: readonly FoodTrait[] = ['highOxalate', 'highPotassium'];

/**
 * A part below this share of a dish is a pinch: its unknown values are ignored, and so are its traits of an amount. The
 * clinic's own starting value.
 */
const PINCH = 0.01;

/** How deeply recipes are nested: 1 when all parts are ingredients. Throws RecipeError. */
export function recipeDepth(
  recipe: readonly RecipePart[],
  find: FindRecipeFood,
  path: readonly string[] = [],
): number {
  const depths = recipe.map(({ food }): number => {
    const here = [...path, food];
    if (path.includes(food)) throw new RecipeError('cycle', here);
    const part = find(food);
    if (!part) throw new RecipeError('unknown', here);
    return part.recipe.length === 0 ? 0 : recipeDepth(part.recipe, find, here);
  });
  const depth = 1 + Math.max(0, ...depths);
  if (path.length + depth > MAX_RECIPE_DEPTH) throw new RecipeError('deep', path);
  return depth;
}

interface WeighedPart {
  grams: number;
  food: RecipeFood;
}

function per100Of(parts: readonly WeighedPart[], yieldGrams: number): Nutrients {
  return ofEachNutrient((code) => {
    let sum = 0;
    for (const { grams, food } of parts) {
      const known = food.per100[code];
      if (known === null && grams >= PINCH * yieldGrams) return null;
      sum += (grams * (known ?? 0)) / 100;
    }
    return Number(((sum * 100) / yieldGrams).toFixed(2));
  });
}

/** The strictest diet that may eat all of them. */
export const strictest = (diets: readonly FoodDiet[]): FoodDiet =>
  FOOD_DIETS[Math.max(0, ...diets.map((diet) => FOOD_DIETS.indexOf(diet)))] ?? 'vegan';

/** Joins lists without duplicates and sorts them, so that the order of a recipe's parts does not matter. */
const union = <Word extends string>(lists: readonly (readonly Word[])[]): Word[] =>
  [...new Set(lists.flat())].toSorted();

function traitsOf(parts: readonly WeighedPart[], yieldGrams: number): FoodTrait[] {
  const carried = parts.map(({ grams, food }) =>
    food.traits.filter(
      (trait) =>
        !LOST_IN_A_DISH.includes(trait) && (!OF_AN_AMOUNT.includes(trait) || grams >= PINCH * yieldGrams),
    ),
  );
  return union(carried);
}

/**
 * Computes a dish's facts from its recipe: values of 100 g as eaten (`yieldGrams`, null: the sum of the parts), unknown
 * when a part that is more than a pinch is unknown; the diet that may eat all parts; and all contents, possible
 * contents, avoided foods and herbs. Losses of vitamins by cooking are not computed. Throws RecipeError.
 */
export function recipeFacts(
  recipe: readonly RecipePart[],
  yieldGrams: number | null,
  find: FindRecipeFood,
): FoodFacts {
  if (recipe.length === 0) throw new RecipeError('empty');
  recipeDepth(recipe, find);
  const parts = recipe.flatMap(({ food: key, grams }) => {
    const food = find(key);
    return food ? [{ food, grams }] : [];
  });
  const done = wholeGrams({ recipe: parts, yieldGrams });
  const foods = parts.map(({ food }) => food);
  const contains = union(foods.map((food) => food.contains));
  return {
    per100: per100Of(parts, done),
    diet: strictest(foods.map(({ diet }) => diet)),
    contains,
    mayContain: union(foods.map((food) => food.mayContain)).filter((one) => !contains.includes(one)),
    avoid: union(foods.map((food) => food.avoid)),
    traits: traitsOf(parts, done),
    herbs: union(foods.map((food) => food.herbs)),
  };
}
