import { namesOf } from '@clinic/contract/care/foods/food-index';
import { joinTags, ownTags, type FoodTags } from '@clinic/contract/care/foods/food-tags';
import type { Food, FoodFacts, FoodFields } from '@clinic/contract/care/foods/foods';
import type { FoodRecord } from './food.schema.ts';

/** Fields that a view reads. */
export const IN_VIEW = {
  nameKeys: 0,
  own: 0,
  because: 0,
  lookedAt: 0,
  savedBy: 0,
  createdAt: 0,
} as const;

/** Copies a food's own fields one by one, so that nothing else of a body enters the record. */
export const foodFields = (food: FoodFields): FoodFields => ({
  kind: food.kind,
  names: { en: food.names.en.trim(), hi: food.names.hi.trim(), gu: food.names.gu.trim() },
  aliases: [...food.aliases],
  units: food.units.map(({ name, grams }) => ({ name, grams })),
  per100: { ...food.per100 },
  ...tagsOf(food),
  recipe: food.recipe.map(({ food: key, grams }) => ({ food: key, grams })),
  yieldGrams: food.kind === 'dish' ? food.yieldGrams : null,
  method: food.method,
  source: { of: food.source.of, ref: food.source.ref, sure: food.source.sure },
  ayurveda: { ...food.ayurveda },
});

export const tagsOf = (food: FoodTags): FoodTags => ({
  diet: food.diet,
  contains: [...food.contains],
  mayContain: food.mayContain.filter((one) => !food.contains.includes(one)),
  avoid: [...food.avoid],
  traits: [...food.traits],
  herbs: [...food.herbs],
});

/** Returns a food as it is stored; `recipe` is what follows from a dish's recipe, null for an ingredient. */
export function storedFood(fields: FoodFields, recipe: FoodFacts | null) {
  const own = recipe && ownTags(fields, recipe);
  return {
    ...foodFields(fields),
    ...(recipe && own && { per100: recipe.per100, ...joinTags(recipe, own) }),
    own,
    nameKeys: namesOf(fields),
  };
}

export const foodView = (
  record: Pick<FoodRecord, '_id' | 'key' | 'retired' | 'shippedTags' | 'version' | 'updatedAt'> & FoodFields,
): Food => ({
  ...foodFields(record),
  id: record._id.toHexString(),
  key: record.key,
  retired: record.retired,
  shipped: record.shippedTags !== null,
  version: record.version,
  updatedAt: record.updatedAt.toISOString(),
});
