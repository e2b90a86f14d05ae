import { storeSession } from '@clinic/ui/session/session.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { Providers } from '../app/Providers.tsx';
import { routes } from '../app/router.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import type { Area } from '../lib/log-in-path.ts';

interface Options {
  /** The signed-in person; `account` unless given. */
  as?: { area: Area; id?: string; name?: string };
  /** True: a failed request is repeated once, as in the product, but later than any test waits. */
  retries?: boolean;
  /** The product's routes, unless a test needs only one screen. */
  routes?: RouteObject[];
}

export const account = { id: 'a'.repeat(24), name: 'Meera Shah' };

export function renderAt(path: string, { as, retries = false, routes: own = routes }: Options = {}) {
  if (as) storeSession(as.area, { ...account, ...as }, `token-of-${as.area}`);
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  const patience = retries ? { retryDelay: 3_600_000 } : { retry: false };
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, ...patience } });
  const router = createMemoryRouter(own, { initialEntries: [path] });
  const screen = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...screen, router, queryClient, user: userEvent.setup({ delay: null }) };
}
