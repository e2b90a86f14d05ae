import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Series of paper numbers that wait for an admin since a restore. */
export function useWaitingSeries() {
  const server = useServer();
  return useQuery({
    queryKey: ['paper-series'],
    queryFn: () => server((api) => api.call(paperSeriesCalls.waiting, {})),
  });
}
