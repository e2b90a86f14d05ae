import { recipeFacts } from '@clinic/contract/care/foods/recipe-facts';
import type { Db, Document } from 'mongodb';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { CatalogueFood } from './catalogue/ingredients.ts';
import { storedFood, tagsOf } from './food.view.ts';

/** The name of the step, by which it is run once. */
export const SHIPPED_FOODS = '023-shipped-foods';

const BY_THE_PRODUCT = { id: '', name: 'the product', role: '' };

/** Records of the foods, which are found in each other's recipes by their keys. */
export function shippedRecords(foods: readonly CatalogueFood[], now: Date): Document[] {
  const byKey = new Map(foods.map((food) => [food.key, food]));
  return foods.map((food) => {
    const recipe =
      food.kind === 'dish' ? recipeFacts(food.recipe, food.yieldGrams, (key) => byKey.get(key)) : null;
    const stored = storedFood(food, recipe);
    return {
      ...stored,
      key: food.key,
      retired: false,
      shippedTags: tagsOf(stored),
      because: '',
      version: 1,
      savedBy: BY_THE_PRODUCT,
      createdAt: now,
      updatedAt: now,
    };
  });
}

/**
 * The foods of the product enter the clinic's catalogue once, by their keys: one that is there is not touched, and one
 * whose name the clinic has given to a food of its own stays out.
 */
export async function insertShippedFoods(db: Db, foods: readonly CatalogueFood[], now: Date): Promise<void> {
  const there = await db
    .collection('foods')
    .find({}, { projection: { key: 1 } })
    .toArray();
  const keys = new Set(there.map(({ key }) => key as string));
  const missing = shippedRecords(foods, now).filter(({ key }) => !keys.has(key as string));
  if (missing.length === 0) return;
  try {
    await db.collection('foods').insertMany(missing, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
