import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The doctor's appointments of the days from–to (yyyy-MM-dd), both included. */
export const appointmentsBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['doctor', 'appointments', from, to],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(appointmentCalls.all, { query: { from, to } }, { signal })).appointments,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
