import { queryClientOf } from '@clinic/ui/session/query-client.ts';

export const createQueryClient = () =>
  queryClientOf(2, {
    staleTime: 30_000,
    gcTime: 10 * 60_000,
    // Even fresh data are read again, since they may come from the offline copy.
    refetchOnReconnect: 'always',
  });
