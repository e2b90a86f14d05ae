import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { DeskToday } from '@clinic/contract/enquiries';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Milliseconds. */
const MINUTE = 60_000;

/** What needs attention today; asked again every minute while a page shows it. */
export function useDeskToday() {
  const server = useServer();
  return useQuery<DeskToday>({
    queryKey: ['deskToday'],
    queryFn: () => server((api) => api.call(appointmentCalls.today, {})),
    refetchInterval: MINUTE,
    staleTime: MINUTE / 4,
  });
}
