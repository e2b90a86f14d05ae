import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { readSession } from '@clinic/ui/session/session.ts';
import type { makeRouter } from './router.tsx';

/** Milliseconds after which the screen is drawn with what is there. */
const PATIENCE = 2000;

/** What a route's module says of its screen: the queries without which it shows that it is waiting. */
interface FirstQueries {
  firstQueries: (clientId: string) => FetchQueryOptions[];
}

const isFirstQueries = (handle: unknown): handle is FirstQueries =>
  typeof handle === 'object' && handle !== null && 'firstQueries' in handle;

export const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });

/** Until the code of the first screen and what it shows are there, so that it is drawn once. */
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
