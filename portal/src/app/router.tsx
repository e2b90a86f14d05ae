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
    queryClient.clear();
    const { pathname, search, hash } = router.state.location;
    if (reason === 'logged-out' || !`${pathname}/`.startsWith(`/${area}/`) || pathname === logInPath(area))
      return;
    // After the log-in the person is back on the same page.
    void router.navigate(logInPath(area, pathname + search + hash), { replace: true });
  });
  return router;
}
