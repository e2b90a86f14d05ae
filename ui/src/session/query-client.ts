import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** An offline browser reports by itself when the network is back. */
const mayHelpToRepeat = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.unreachable ? navigator.onLine : failure.status >= 500);

/** Asks as often again as `retries` says where that may help; a refusal is shown at once. */
export const queryClientOf = (retries: number, queries: DefaultOptions['queries']): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, failure) => failures < retries && mayHelpToRepeat(failure),
        // Without network a request fails at once, and the screen says so.
        networkMode: 'always',
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  });
