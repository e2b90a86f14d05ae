import { QueryClient } from '@tanstack/react-query';

/** One quick second try when the server was briefly away; a refusal is shown at once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && (error as { status?: number }).status === 503,
        retryDelay: 800,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
