import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';
import { upcoming } from './appointment-texts.ts';

export const ownAppointmentsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'appointments', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'appointments',
        async () =>
          (await clientApi.call(appointmentCalls.ofClient, { clientId: client }, { signal })).appointments,
        (appointments) => upcoming(appointments, clinicNow()),
      ),
  });
