import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';
import { isActiveNow } from './appointment-words.ts';

/** The visit that a client has already, of which there is one at most; undefined while it is not known. */
export function useActiveVisit(clientId: string) {
  const server = useServer();
  const { data } = useQuery({
    queryKey: ['clientsVisits', clientId],
    enabled: Boolean(clientId),
    queryFn: () => server((api) => api.call(appointmentCalls.ofClient, { clientId })),
  });
  return data?.appointments.find(isActiveNow);
}
