import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The query key begins with the client summary's key, so that both are read again together. */
export const planChecksQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'summary', clientId, 'plan-checks'],
    queryFn: ({ signal }) => doctorApi.call(planCheckCalls.ofClient, { clientId }, { signal }),
    // Always outdated, since any form, measurement or plan may have changed it.
    staleTime: 0,
  });

/** The rules and the foods, loaded after the page and shared by all plan pages. */
export const checkerQuery = queryOptions({
  queryKey: ['doctor', 'foods', 'checker'],
  queryFn: async ({ signal }) => (await import('./checker.ts')).loadChecker(signal),
  structuralSharing: false,
});
