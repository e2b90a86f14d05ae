import { isRealDate } from '@clinic/contract/clinic-calendar';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Milliseconds for which hours are fresh: they change rarely. */
const FRESH = 60_000;

/** The hours of all doctors from one day to another (yyyy-MM-dd, both included). */
export function useDoctorsHours(from: string, to: string) {
  const server = useServer();
  return useQuery({
    ...doctorsHoursQuery(server, from, to),
    enabled: isRealDate(from) && isRealDate(to),
    placeholderData: (before) => before,
  });
}

export const doctorsHoursQuery = (server: ReturnType<typeof useServer>, from: string, to: string) =>
  queryOptions({
    queryKey: ['doctorsHours', from, to],
    queryFn: () => server((api) => api.call(hoursCalls.all, { query: { from, to } })),
    staleTime: FRESH,
  });
