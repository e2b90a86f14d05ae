import { queryClientOf } from '@clinic/ui/session/query-client.ts';

/** One quick second try; what is on the screen is always asked for anew. */
export const createQueryClient = () => queryClientOf(1, { retryDelay: 800 });
