import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { logOut } from '../../log-out.ts';
import { requireSession } from '../../require-session.ts';

/** The client's area. A screen is a module that exports `Component`; its path is relative to /client. */
export const clientRoutes: RouteObject[] = [
  { path: '/client/logout', loader: logOut('client') },
  {
    path: '/client',
    loader: requireSession('client'),
    lazy: () => import('./ClientLayout.tsx'),
    children: [
      { index: true, loader: () => redirect('/client/dashboard') },
      { path: 'dashboard', lazy: () => import('./dashboard.tsx') },
    ],
  },
];
