import { dishes } from './dishes.ts';
import { ingredients, type CatalogueFood } from './ingredients.ts';

/** All foods that come with the product: see README.md beside it for what its tables mean. */
export function shippedFoods(): CatalogueFood[] {
  const parts = ingredients();
  return [...parts, ...dishes(parts)];
}
