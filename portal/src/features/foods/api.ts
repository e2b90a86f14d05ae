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

/** The clinic's foods, with indexes to find them. */
export interface Foods {
  foods: readonly Food[];
  byKey: ReadonlyMap<string, Food>;
  /** Searches foods that plans may use. */
  offered: FoodSearch;
  all: FoodSearch;
}

let last: { catalogue: Catalogue; found: Foods } | undefined;

/** Loads the foods; the result stays the same object until one is changed. */
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

/** A key above that of the plan rules, so that a changed food makes both outdated. */
export const foodsQuery = queryOptions({
  queryKey: ['doctor', 'foods'],
  queryFn: ({ signal }) => loadFoods(signal),
  structuralSharing: false,
  // Always asked, since another doctor may have changed a food; an unchanged catalogue is not sent again.
  staleTime: 0,
});

/** Foods with implausible values; read again after any change of a food. */
export const doubtfulFoodsQuery = queryOptions({
  queryKey: [...foodsQuery.queryKey, 'doubtful'],
  queryFn: async ({ signal }) => (await doctorApi.call(foodCalls.doubtful, {}, { signal })).foods,
  staleTime: 0,
});

export const lookAtFood = ({ id, version }: DoubtfulFood) =>
  doctorApi.call(foodCalls.lookedAt, { id, body: { version } });

/** Saves a food; `id`: of a changed one. */
export const saveFood = async (
  id: string | undefined,
  body: ChangeFood,
  keys?: RepeatKeys,
): Promise<Food> => {
  if (id !== undefined) return (await doctorApi.call(foodCalls.change, { id, body }, { keys })).food;
  const { version: _version, retired: _retired, ...first } = body;
  return (await doctorApi.call(foodCalls.create, { body: first satisfies SaveFood }, { keys })).food;
};
