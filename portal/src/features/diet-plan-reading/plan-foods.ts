import { foodCalls, type PlanFood } from '@clinic/contract/care/foods/food-calls';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** The foods of the client's published plan, with names and recipes. */
export const planFoodsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'plan-foods', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'plan-foods',
        async () => (await clientApi.call(foodCalls.ofPlan, { clientId: client }, { signal })).foods,
      ),
  });

/** The food that an item of the plan means. */
export const foodOf = (
  foods: readonly PlanFood[] | undefined,
  { food, name }: Pick<MealItem, 'name' | 'food'>,
): PlanFood | undefined =>
  foods?.find(({ id }) => id === food) ?? foods?.find(({ called }) => called.includes(name));
