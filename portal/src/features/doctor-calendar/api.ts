import type { Appointment } from '@clinic/contract/appointments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The doctor's appointments of the days from–to (yyyy-MM-dd), both included. */
export const appointmentsBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['doctor', 'appointments', from, to],
    queryFn: async ({ signal }) => {
      const days = new URLSearchParams({ from, to }).toString();
      const path = `/appointment/getAllAppointments?${days}`;
      return (await doctorApi.get<{ appointments: Appointment[] }>(path, { signal })).appointments;
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
