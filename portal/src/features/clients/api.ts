import { clientCalls } from '@clinic/contract/clients/client-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const ownClientsQuery = queryOptions({
  queryKey: ['doctor', 'clients'],
  queryFn: async ({ signal }) => (await doctorApi.call(clientCalls.all, {}, { signal })).clients,
});
