import { emptyFood } from '@clinic/contract/care/foods/empty-food';
import { joinTags } from '@clinic/contract/care/foods/food-tags';
import { recipeFacts } from '@clinic/contract/care/foods/recipe-facts';
import { sharedFields, sharedTags, type CatalogueFood } from './ingredients.ts';
import { amountsOf, numberOf, tablesOf, type TableRow } from './table-files.ts';

const COLUMNS = [
  'key',
  'en',
  'hi',
  'gu',
  'aliases',
  'units',
  'recipe',
  'yield',
  'may',
  'avoid',
  'traits',
  'herbs',
  'method',
] as const;
type DishRow = TableRow<(typeof COLUMNS)[number]>;

/** A dish before anything follows from its recipe. */
interface RawDish {
  row: DishRow;
  food: CatalogueFood;
}

const rawDish = (row: DishRow): RawDish => ({
  row,
  food: {
    ...emptyFood(row.en),
    ...sharedFields(row),
    kind: 'dish',
    recipe: amountsOf(row.recipe).map(({ name, amount }) => ({ food: name, grams: amount })),
    yieldGrams: row.yield === '' ? null : numberOf(row.yield),
    method: row.method,
    source: { of: 'recipe', ref: '', sure: 'estimate' },
  },
});

/**
 * Computes dishes: values and tags follow from the recipe, and the row's own tags are added. A dish may be part of
 * another one: it is computed on demand.
 */
export function dishes(parts: readonly CatalogueFood[]): CatalogueFood[] {
  const raw = new Map(tablesOf('dishes', COLUMNS).map((row) => [row.key, rawDish(row)]));
  const done = new Map(parts.map((food) => [food.key, food]));

  function find(key: string): CatalogueFood | undefined {
    const known = done.get(key);
    const dish = raw.get(key);
    if (known || !dish) return known;
    // The dish is entered before its parts are computed, so that a dish that contains itself is found and refused.
    done.set(key, dish.food);
    const { recipe, yieldGrams } = dish.food;
    for (const { food } of recipe) find(food);
    const facts = recipeFacts(recipe, yieldGrams, find);
    const own = { diet: 'vegan' as const, contains: [], ...sharedTags(dish.row) };
    const food = { ...dish.food, ...facts, ...joinTags(facts, own) };
    done.set(key, food);
    return food;
  }

  return [...raw.keys()].flatMap((key) => find(key) ?? []);
}
