import { railCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Below the key of the client's summary: whatever makes that one old makes these old, too. */
export const railsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'summary', clientId, 'rails'],
    queryFn: ({ signal }) => doctorApi.call(railCalls.ofClient, { clientId }, { signal }),
    // Every form, measurement and plan may have changed them.
    staleTime: 0,
  });

/** The rules and the foods come after the page: one part that the plan pages share. */
export const checkerQuery = queryOptions({
  queryKey: ['doctor', 'foods', 'checker'],
  queryFn: async ({ signal }) => (await import('./checker.ts')).loadChecker(signal),
  structuralSharing: false,
});
