import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const clientAppointmentsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'client-appointments', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(appointmentCalls.ofClient, { clientId }, { signal })).appointments,
  });
