import { queryClientOf } from '@clinic/ui/session/query-client.ts';

/** One quick retry; data on the screen is always refetched. */
export const createQueryClient = () => queryClientOf(1, { retryDelay: 800 });
