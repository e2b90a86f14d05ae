import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';
import { isActiveNow } from './appointment-words.ts';

/** All visits of a client; asked for once one is chosen. */
export const clientsVisitsQuery = (server: ReturnType<typeof useServer>, clientId: string) =>
  queryOptions({
    queryKey: ['clientsVisits', clientId],
    enabled: Boolean(clientId),
    queryFn: () => server((api) => api.call(appointmentCalls.ofClient, { clientId })),
  });

/** The visit that a client has already, of which there is one at most; undefined while it is not known. */
export function useActiveVisit(clientId: string) {
  const { data } = useQuery(clientsVisitsQuery(useServer(), clientId));
  return data?.appointments.find(isActiveNow);
}
