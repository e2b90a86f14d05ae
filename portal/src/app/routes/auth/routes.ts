import type { RouteObject } from 'react-router';

/** Log-ins and registration; the assistant's own log-in belongs to the back office. */
export const authRoutes: RouteObject[] = [
  { path: '/staff/login', lazy: () => import('./staff-login.tsx') },
  { path: '/client/login', lazy: () => import('./client-login.tsx') },
  { path: '/client/register', lazy: () => import('./client-register.tsx') },
  { path: '/client/forgot-password', lazy: () => import('./forgot-password.tsx') },
  { path: '/client/set-password', lazy: () => import('./set-password.tsx') },
];
