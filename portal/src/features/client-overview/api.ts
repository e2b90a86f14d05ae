import { doctorTodayCalls } from '@clinic/contract/doctor-today-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** What happened in a client's care, the newest first. */
export const timelineQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'timeline', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(doctorTodayCalls.timeline, { clientId }, { signal })).entries,
    staleTime: 0,
  });
