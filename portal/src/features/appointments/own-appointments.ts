import type { Appointment, CreateAppointment, RescheduleAppointment } from '@clinic/contract/appointments';
import type { Assistant, StaffName } from '@clinic/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';
import { ownPaths } from '../own-record/own-paths.ts';
import { upcoming } from './appointment-texts.ts';

export const ownAppointmentsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'appointments', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'appointments',
        async () => {
          const path = ownPaths.appointments(client);
          return (await clientApi.get<{ appointments: Appointment[] }>(path, { signal })).appointments;
        },
        (appointments) => upcoming(appointments, new Date()),
      ),
  });

export type AssistantName = StaffName & Pick<Assistant, 'doctor'>;

/** Everybody of the clinic; `assistantsFor` says who of them may be asked for. */
export const staffQuery = (token?: string) =>
  queryOptions({
    queryKey: ['client', 'staff'],
    queryFn: async ({ signal }) => {
      const [{ doctors }, { assistants }] = await Promise.all([
        clientApi.get<{ doctors: StaffName[] }>('/doctor/getAllDoctors', { signal, token }),
        clientApi.get<{ assistants: AssistantName[] }>('/assistant/getAllAssistants', { signal, token }),
      ]);
      return { doctors, assistants };
    },
  });

export const freeTimesQuery = (doctor: string, date: string, duration: number, token?: string) =>
  queryOptions({
    queryKey: ['client', 'free-times', doctor, date, duration],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ doctor, date, duration: String(duration) });
      const path = `/appointment/freeTimes?${asked.toString()}`;
      return (await clientApi.get<{ times: string[] }>(path, { signal, token })).times;
    },
  });

export const requestAppointment = (body: CreateAppointment, idempotencyKey: string, token?: string) =>
  clientApi.post<{ message: string; appointment: Appointment }>('/appointment/create', body, {
    idempotencyKey,
    token,
  });

export const rescheduleAppointment = (id: string, body: RescheduleAppointment) =>
  clientApi.put<{ message: string; appointment: Appointment }>(`/appointment/reschedule/${id}`, body);

export const cancelAppointment = (id: string) =>
  clientApi.remove<{ message: string }>(`/appointment/delete/${id}`);
