import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';
import { isActiveNow } from './appointment-words.ts';

/** Query for a client's visits; runs once a client is chosen. */
export const clientsVisitsQuery = (server: ReturnType<typeof useServer>, clientId: string) =>
  queryOptions({
    queryKey: ['clientsVisits', clientId],
    enabled: Boolean(clientId),
    queryFn: () => server((api) => api.call(appointmentCalls.ofClient, { clientId })),
  });

/** The client's next visit: the only one, or the next of a series; undefined until loaded. */
export function useActiveVisit(clientId: string) {
  const { data } = useQuery(clientsVisitsQuery(useServer(), clientId));
  return data?.appointments
    .filter(isActiveNow)
    .toSorted((one, other) => one.start.localeCompare(other.start))[0];
}
