import type { RouteObject } from 'react-router';

/** Log-ins and registration; the assistant's own log-in belongs to the back office. */
export const authRoutes: RouteObject[] = [
  { path: '/staff/login', lazy: () => import('./staff-login.tsx') },
  { path: '/client/login', lazy: () => import('./client-login.tsx') },
  { path: '/client/register', lazy: () => import('./client-register.tsx') },
  { path: '/client/forgot-password', lazy: () => import('./client-forgot-password.tsx') },
  { path: '/client/set-password', lazy: () => import('./client-set-password.tsx') },
  { path: '/client/verify-email', lazy: () => import('./client-verify-email.tsx') },
  { path: '/client/undo-email', lazy: () => import('./client-undo-email.tsx') },
  { path: '/client/agree-email', lazy: () => import('./client-agree-email.tsx') },
  { path: '/staff/verify-email', lazy: () => import('./staff-verify-email.tsx') },
  { path: '/staff/undo-email', lazy: () => import('./staff-undo-email.tsx') },
  { path: '/staff/agree-email', lazy: () => import('./staff-agree-email.tsx') },
  { path: '/staff/forgot-password', lazy: () => import('./staff-forgot-password.tsx') },
  { path: '/staff/set-password', lazy: () => import('./staff-set-password.tsx') },
];
