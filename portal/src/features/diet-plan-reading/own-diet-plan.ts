import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** The client's published diet plan; null when there is none. */
export const ownDietPlanQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'diet-plan', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'diet-plan',
        async () => (await clientApi.call(dietPlanCalls.current, { clientId: client }, { signal })).dietPlan,
      ),
  });
