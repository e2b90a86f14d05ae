import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { logOut } from '../../log-out.ts';
import { requireSession } from '../../require-session.ts';

/** A screen is a module that exports `Component`; its path is relative to /client. */
export const clientRoutes: RouteObject[] = [
  {
    path: '/client/logout',
    // Works without network, also when the question's code cannot be loaded.
    lazy: () => import('./log-out.tsx').catch(() => ({ loader: logOut('client') })),
  },
  {
    path: '/client',
    loader: requireSession('client'),
    lazy: () => import('./ClientLayout.tsx'),
    children: [
      { index: true, loader: () => redirect('/client/dashboard') },
      { path: 'dashboard', lazy: () => import('./dashboard.tsx') },
      { path: 'personal-details', lazy: () => import('./personal-details.tsx') },
      { path: 'plan', lazy: () => import('./plan.tsx') },
      { path: 'progress', lazy: () => import('./progress.tsx') },
      { path: 'diet-plan', lazy: () => import('./diet-plan.tsx') },
      { path: 'plan-chart', lazy: () => import('./plan-chart.tsx') },
      { path: 'shopping-list', lazy: () => import('./shopping-list.tsx') },
      { path: 'vitamins', lazy: () => import('./vitamins.tsx') },
      { path: 'vitamins-plan', lazy: () => import('./vitamins-plan.tsx') },
      { path: 'herbs-plan', lazy: () => import('./herbs-plan.tsx') },
      { path: 'snacks', lazy: () => import('./snacks.tsx') },
      { path: 'appointments', lazy: () => import('./appointments.tsx') },
      { path: 'check-ins', lazy: () => import('./check-ins.tsx') },
      { path: 'invoices', lazy: () => import('./invoices.tsx') },
      { path: 'invoices/:id', lazy: () => import('./invoice.tsx') },
      { path: 'invoices/receipts/:id', lazy: () => import('./receipt.tsx') },
      { path: 'invoices/credit-notes/:id', lazy: () => import('./credit-note.tsx') },
      { path: 'access', lazy: () => import('./access.tsx') },
      { path: 'privacy', lazy: () => import('./privacy.tsx') },
      { path: 'account', lazy: () => import('./account.tsx') },
    ],
  },
];
