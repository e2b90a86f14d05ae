import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http.ts';

const mayHelpToRepeat = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.unreachable || failure.status >= 500);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, failure) => failures < 2 && mayHelpToRepeat(failure),
        // Without network a request fails at once, and the screen shows the offline copy or says so.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
