import type { DietPlan } from '@clinic/contract/diet-plans';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';
import { ownPaths } from '../own-record/own-paths.ts';

/** The published diet plan that the client follows; null when there is none. */
export const ownDietPlanQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'diet-plan', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, 'diet-plan', async () => {
        const path = ownPaths.dietPlan(client);
        return (await clientApi.get<{ dietPlan: DietPlan | null }>(path, { signal })).dietPlan;
      }),
  });
