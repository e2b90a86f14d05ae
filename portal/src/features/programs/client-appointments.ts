import type { Appointment } from '@clinic/contract/appointments';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** All appointments of one client, past ones too. */
export const clientAppointmentsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'client-appointments', clientId],
    queryFn: async ({ signal }) => {
      const path = `/appointment/getAllAppointmentsOfClient/${clientId}`;
      return (await doctorApi.get<{ appointments: Appointment[] }>(path, { signal })).appointments;
    },
  });
