import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { today } from '@clinic/ui/clinic-page';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Milliseconds. */
const MINUTE = 60_000;

/** What waits for a decision of the desk; asked again every minute. */
export function useWorklist() {
  const server = useServer();
  return useQuery({
    queryKey: ['worklist'],
    queryFn: () => server((api) => api.call(appointmentCalls.worklist, {})),
    refetchInterval: MINUTE,
  });
}

/** Everybody's visits of today; asked again every minute. */
export function useTodaysVisits() {
  const server = useServer();
  const day = today();
  return useQuery({
    queryKey: ['appointmentsBetween', day, day],
    queryFn: () => server((api) => api.call(appointmentCalls.all, { query: { from: day, to: day } })),
    refetchInterval: MINUTE,
  });
}
