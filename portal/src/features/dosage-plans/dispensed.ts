import { dispensedCalls } from '@clinic/contract/billing/dispensed-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The items that the desk last handed out to a client. */
export const dispensedQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'dispensed', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(dispensedCalls.ofClient, { clientId }, { signal })).dispensed,
  });
