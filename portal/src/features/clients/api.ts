import type { Client } from '@clinic/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The doctor's own clients. */
export const ownClientsQuery = queryOptions({
  queryKey: ['doctor', 'clients'],
  queryFn: async ({ signal }) =>
    (await doctorApi.get<{ clients: Client[] }>('/client/allClients', { signal })).clients,
});
