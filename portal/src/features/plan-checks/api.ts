import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Below the key of the client's summary: whatever makes that one old makes these old, too. */
export const planChecksQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'summary', clientId, 'plan-checks'],
    queryFn: ({ signal }) => doctorApi.call(planCheckCalls.ofClient, { clientId }, { signal }),
    // Every form, measurement and plan may have changed them.
    staleTime: 0,
  });

/** The rules and the foods come after the page: one part that the plan pages share. */
export const checkerQuery = queryOptions({
  queryKey: ['doctor', 'foods', 'checker'],
  queryFn: async ({ signal }) => (await import('./checker.ts')).loadChecker(signal),
  structuralSharing: false,
});
