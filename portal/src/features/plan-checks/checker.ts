import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { FoodSearch } from '@clinic/contract/care/foods/food-search';
import type { PlanCheckInput, PlanCheckReport } from '@clinic/contract/care/plan-checks/findings';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { fetchCatalogue, type Catalogue } from '../foods/kept-catalogue.ts';

/** The rules with the clinic's foods. */
export interface Checker {
  foods: FoodIndex;
  search: FoodSearch;
  check: (input: Omit<PlanCheckInput, 'foods'>) => PlanCheckReport;
}

let last: { catalogue: Catalogue; checker: Checker } | undefined;

/** Loads the checker; it stays the same object until a food is changed, so cached results stay valid. */
export async function loadChecker(signal: AbortSignal): Promise<Checker> {
  const catalogue = await fetchCatalogue(last?.catalogue, signal);
  if (last?.catalogue === catalogue) return last.checker;
  const foods = new FoodIndex(catalogue.foods);
  const search = new FoodSearch(catalogue.foods);
  const checker: Checker = { foods, search, check: (input) => checkPlans({ ...input, foods }) };
  last = { catalogue, checker };
  return checker;
}
