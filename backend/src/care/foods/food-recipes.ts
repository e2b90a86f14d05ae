import {
  MAX_RECIPE_DEPTH,
  type FoodFacts,
  type FoodFields,
  type RecipePart,
} from '@clinic/contract/care/foods/foods';
import {
  RecipeError,
  recipeDepth,
  recipeFacts,
  type RecipeFood,
} from '@clinic/contract/care/foods/recipe-facts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { FoodRecord } from './food.schema.ts';

type Part = RecipeFood & Pick<FoodRecord, 'key' | 'names'>;
type Parts = Map<string, Part>;

const OF_A_PART = {
  key: 1,
  names: 1,
  per100: 1,
  diet: 1,
  contains: 1,
  mayContain: 1,
  avoid: 1,
  traits: 1,
  herbs: 1,
  recipe: 1,
} as const;

const TOO_DEEP = `Dishes may stand in dishes up to ${MAX_RECIPE_DEPTH} deep. Please add what is in it instead.`;

/** Computes dishes from their recipes, with the foods as they are in the database now. */
@Injectable()
export class FoodRecipes {
  constructor(@InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>) {}

  /** Returns the values of a dish, null for an ingredient. `key` is that of a stored food. Throws INVALID_INPUT. */
  async factsOf(fields: FoodFields, key?: string): Promise<FoodFacts | null> {
    if (fields.kind === 'ingredient') return null;
    const parts = await this.partsOf(fields.recipe);
    // The new recipe counts for the food itself.
    const self = key === undefined ? undefined : parts.get(key);
    if (self) self.recipe = fields.recipe;
    const find = (part: string) => parts.get(part);
    try {
      const facts = recipeFacts(fields.recipe, fields.yieldGrams, find);
      const above = key === undefined ? 0 : await this.dishesAbove(key);
      if (recipeDepth(fields.recipe, find) + above > MAX_RECIPE_DEPTH) throw new RecipeError('deep');
      return facts;
    } catch (error) {
      if (error instanceof RecipeError) throw refusalOf(error, fields, parts);
      throw error;
    }
  }

  /** Tells whether a recipe of the food has the food itself among its parts. */
  async comesBack(recipe: readonly RecipePart[], key: string): Promise<boolean> {
    return (await this.partsOf(recipe)).has(key);
  }

  /** Returns the foods of a recipe, and those of their recipes. */
  private async partsOf(recipe: readonly RecipePart[]): Promise<Parts> {
    const parts: Parts = new Map();
    let wanted = recipe.map(({ food }) => food);
    while (wanted.length > 0) {
      const found = await this.foods.find({ key: { $in: wanted } }, OF_A_PART).lean<Part[]>();
      for (const part of found) parts.set(part.key, part);
      wanted = [...new Set(found.flatMap((part) => part.recipe.map(({ food }) => food)))].filter(
        (key) => !parts.has(key),
      );
    }
    return parts;
  }

  /** Counts how many dishes contain the food one in another, at most. */
  private async dishesAbove(key: string): Promise<number> {
    let keys = [key];
    for (let above = 0; above <= MAX_RECIPE_DEPTH; above++) {
      const dishes = await this.foods
        .find({ 'recipe.food': { $in: keys } }, { key: 1 })
        .lean<Pick<FoodRecord, 'key'>[]>();
      if (dishes.length === 0) return above;
      keys = dishes.map((dish) => dish.key);
    }
    return MAX_RECIPE_DEPTH;
  }
}

function refusalOf({ problem, path }: RecipeError, { recipe, names }: FoodFields, parts: Parts): ApiError {
  const place = recipe.findIndex(({ food }) => food === path[0]);
  const field = place < 0 ? 'recipe' : `recipe.${place}.food`;
  if (problem === 'deep') return invalid(field, TOO_DEEP);
  if (problem === 'unknown') return invalid(field, 'This food is not in the catalogue.');
  const way = path.map((key) => parts.get(key)?.names.en ?? key).join(' → ');
  return invalid(field, `${names.en} would be in itself: ${way}.`);
}
