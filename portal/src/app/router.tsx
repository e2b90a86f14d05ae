import type { QueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from 'react-router';
import { logInPath } from '../lib/log-in-path.ts';
import { onSessionEnd } from '../lib/session-end.ts';
import { backClosesLayers } from '@clinic/ui/layers/back-closes-layers.ts';
import { PageSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { authRoutes } from './routes/auth/routes.ts';
import { clientRoutes } from './routes/client/routes.ts';
import { doctorRoutes } from './routes/doctor/routes.ts';

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const RouteError = lazy(async () => ({ default: (await import('./OutsideAreas.tsx')).RouteError }));

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSkeleton,
    children: [
      ...authRoutes,
      ...clientRoutes,
      ...doctorRoutes,
      { path: '*', lazy: async () => ({ Component: (await import('./OutsideAreas.tsx')).UnknownAddress }) },
    ],
  },
];

export function makeRouter(queryClient: QueryClient) {
  const router = backClosesLayers(() => createBrowserRouter(routes));
  onSessionEnd((area, reason) => {
    const { pathname, search, hash } = router.state.location;
    const isElsewhere = !`${pathname}/`.startsWith(`/${area}/`) || pathname === logInPath(area);
    if (reason === 'logged-out' || isElsewhere) return queryClient.clear();
    // After the log-in the person is back on the same page. Until the page has left, it keeps what it shows: an editor
    // that read its record anew would take what was typed for nothing, and drop the draft.
    const path = logInPath(area, pathname + search + hash);
    void router.navigate(path, { replace: true }).finally(() => queryClient.clear());
  });
  return router;
}
