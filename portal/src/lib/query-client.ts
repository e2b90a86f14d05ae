import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http.ts';

/** A browser that knows that it has no network says so itself when that is over. */
const mayHelpToRepeat = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.unreachable ? navigator.onLine : failure.status >= 500);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, failure) => failures < 2 && mayHelpToRepeat(failure),
        // Without network a request fails at once, and the screen shows the offline copy or says so.
        networkMode: 'always',
        // Also what is fresh: it may be the offline copy.
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
