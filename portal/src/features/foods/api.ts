import {
  foodCalls,
  type ChangeFood,
  type DoubtfulFood,
  type SaveFood,
} from '@clinic/contract/care/foods/food-calls';
import { FoodSearch } from '@clinic/contract/care/foods/food-search';
import type { Food } from '@clinic/contract/care/foods/foods';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { fetchCatalogue, type Catalogue } from './kept-catalogue.ts';

/** The clinic's foods, and what finds them. */
export interface Foods {
  foods: readonly Food[];
  byKey: ReadonlyMap<string, Food>;
  /** Searches foods that plans may use. */
  offered: FoodSearch;
  all: FoodSearch;
}

let last: { catalogue: Catalogue; found: Foods } | undefined;

/** The same ones as long as no food is changed. */
async function loadFoods(signal: AbortSignal): Promise<Foods> {
  const catalogue = await fetchCatalogue(last?.catalogue, signal);
  if (last?.catalogue === catalogue) return last.found;
  const { foods } = catalogue;
  const found = {
    foods,
    byKey: new Map(foods.map((food) => [food.key, food])),
    offered: new FoodSearch(foods),
    all: new FoodSearch(foods, true),
  };
  last = { catalogue, found };
  return found;
}

/** Above the key of the rules that read them, which a change makes old, too. */
export const foodsQuery = queryOptions({
  queryKey: ['doctor', 'foods'],
  queryFn: ({ signal }) => loadFoods(signal),
  structuralSharing: false,
  // Another doctor may have changed one; when nothing is changed nothing is sent.
  staleTime: 0,
});

/** Foods whose values cannot be right; a change of any food may have mended one. */
export const doubtfulFoodsQuery = queryOptions({
  queryKey: [...foodsQuery.queryKey, 'doubtful'],
  queryFn: async ({ signal }) => (await doctorApi.call(foodCalls.doubtful, {}, { signal })).foods,
  staleTime: 0,
});

export const lookAtFood = ({ id, version }: DoubtfulFood) =>
  doctorApi.call(foodCalls.lookedAt, { id, body: { version } });

/** `id`: of a food that is changed. */
export const saveFood = async (
  id: string | undefined,
  body: ChangeFood,
  keys?: RepeatKeys,
): Promise<Food> => {
  if (id !== undefined) return (await doctorApi.call(foodCalls.change, { id, body }, { keys })).food;
  const { version: _version, retired: _retired, ...first } = body;
  return (await doctorApi.call(foodCalls.create, { body: first satisfies SaveFood }, { keys })).food;
};
