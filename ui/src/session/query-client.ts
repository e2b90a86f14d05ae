import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Tells whether repeating may help: an offline browser repeats by itself when the network is back. */
const mayHelpToRepeat = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.unreachable ? navigator.onLine : failure.status >= 500);

/** Asks as often again as `retries` says where that may help; a refusal is shown at once. */
export const queryClientOf = (retries: number, queries: DefaultOptions['queries']): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, failure) => failures < retries && mayHelpToRepeat(failure),
        // Without network a request fails at once instead of waiting, so that the screen can say so.
        networkMode: 'always',
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  });
