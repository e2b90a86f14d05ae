import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { toCome } from './end-program.ts';

export const clientAppointmentsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'client-appointments', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(appointmentCalls.ofClient, { clientId }, { signal })).appointments,
  });

/** How many visits of the client's series are still to come. */
export function useRestOfSeries(clientId: string): number {
  const now = useNow();
  const { data = [] } = useQuery(clientAppointmentsQuery(clientId));
  return toCome(data, now).filter(({ series }) => series).length;
}
