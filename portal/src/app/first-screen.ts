import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { readSession } from '@clinic/ui/session/session.ts';
import type { makeRouter } from './router.tsx';

/** Milliseconds after which the screen is drawn with the data so far. */
const PATIENCE = 2000;

/** A route module's declaration: the queries without which its screen shows a skeleton. */
interface FirstQueries {
  firstQueries: (clientId: string) => FetchQueryOptions[];
}

const isFirstQueries = (handle: unknown): handle is FirstQueries =>
  typeof handle === 'object' && handle !== null && 'firstQueries' in handle;

export const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });

/** Waits for the first screen's code and data, so that it is drawn once. */
export async function firstScreen(
  router: ReturnType<typeof makeRouter>,
  queryClient: QueryClient,
): Promise<void> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  const client = readSession('client');
  if (!client) return;
  const queries = router.state.matches.flatMap(({ route: { handle } }) =>
    isFirstQueries(handle) ? handle.firstQueries(client.id) : [],
  );
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
}
