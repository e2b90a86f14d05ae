import { dishes } from './dishes.ts';
import { ingredients, type CatalogueFood } from './ingredients.ts';

/** Reads all foods that come with the product; README.md of this folder explains the tables. */
export function shippedFoods(): CatalogueFood[] {
  const parts = ingredients();
  return [...parts, ...dishes(parts)];
}
