import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The latest version of the client's diet plan, draft or published; null when there is none. */
export const dietPlanQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'diet-plan', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(dietPlanCalls.current, { clientId }, { signal })).dietPlan,
  });
