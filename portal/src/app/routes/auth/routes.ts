import type { RouteObject } from 'react-router';

/** Log-ins and registration; the assistant's own log-in belongs to the back office. */
export const authRoutes: RouteObject[] = [{ path: '/staff/login', lazy: () => import('./staff-login.tsx') }];
