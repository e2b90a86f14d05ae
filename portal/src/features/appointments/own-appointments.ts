import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { CreateAppointment, RescheduleAppointment } from '@clinic/contract/appointments';
import { staffCalls } from '@clinic/contract/staff-calls';
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
        (appointments) => upcoming(appointments, new Date()),
      ),
  });

/** Everybody of the clinic; `assistantsFor` says who of them may be asked for. */
export const staffQuery = (token?: string) =>
  queryOptions({
    queryKey: ['client', 'staff'],
    queryFn: async ({ signal }) => {
      const [{ doctors }, { assistants }] = await Promise.all([
        clientApi.call(staffCalls.allDoctors, {}, { signal, token }),
        clientApi.call(staffCalls.allAssistants, {}, { signal, token }),
      ]);
      return { doctors, assistants };
    },
  });

export const requestAppointment = (body: CreateAppointment, token?: string) =>
  clientApi.call(appointmentCalls.create, { body }, { token });

export const rescheduleAppointment = (id: string, body: RescheduleAppointment) =>
  clientApi.call(appointmentCalls.reschedule, { id, body });

export const cancelAppointment = (id: string) => clientApi.call(appointmentCalls.cancel, { id });

/** Whether the client would rather come earlier. */
export const wantEarlier = (id: string, wanted: boolean) =>
  clientApi.call(appointmentCalls.wantEarlier, { id, body: { wanted } });
