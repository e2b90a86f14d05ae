import { foodCalls } from '@clinic/contract/care/foods/food-calls';
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
