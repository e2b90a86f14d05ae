import type { RouteObject } from 'react-router';
import { FORM_PAGES } from '../../../features/plan-workspace/form-pages.ts';
import { logOut } from '../../log-out.ts';
import { requireSession } from '../../require-session.ts';

/** A screen is a module that exports `Component`; its path is relative to /doctor. */
export const doctorRoutes: RouteObject[] = [
  { path: '/doctor/logout', loader: logOut('doctor') },
  {
    path: '/doctor',
    loader: requireSession('doctor'),
    lazy: () => import('./DoctorLayout.tsx'),
    children: [
      { index: true, lazy: () => import('./home.tsx') },
      { path: 'appointments', lazy: () => import('./appointments.tsx') },
      { path: 'clients', lazy: () => import('./clients.tsx') },
      { path: 'clients/:clientId', lazy: () => import('./client-overview.tsx') },
      { path: 'clients/:clientId/history', lazy: () => import('./client-history.tsx') },
      { path: 'foods', lazy: () => import('./foods.tsx') },
      { path: 'foods/new', lazy: () => import('./new-food.tsx') },
      { path: 'foods/:foodId', lazy: () => import('./food.tsx') },
      { path: 'hours', lazy: () => import('./hours.tsx') },
      { path: 'account', lazy: () => import('./account.tsx') },
      ...FORM_PAGES.map(({ formType, path }) => ({
        path: `${path}/:clientId`,
        lazy: async () => ({ Component: (await import('./intake-form.tsx')).intakeFormRoute(formType) }),
      })),
      { path: 'client-plan/:clientId', lazy: () => import('./client-plan.tsx') },
      { path: 'body-status/:clientId', lazy: () => import('./body-status.tsx') },
      { path: 'progress-report/:clientId', lazy: () => import('./progress-report.tsx') },
      { path: 'end-program/:clientId', lazy: () => import('./end-program.tsx') },
      { path: 'diet-plan/:clientId', lazy: () => import('./diet-plan.tsx') },
      { path: 'plan-chart/:clientId', lazy: () => import('./plan-chart.tsx') },
      { path: 'vitamins/:clientId', lazy: () => import('./vitamins.tsx') },
      { path: 'herbs/:clientId', lazy: () => import('./herbs.tsx') },
      { path: 'snacks/:clientId', lazy: () => import('./snacks.tsx') },
      { path: 'consultation/:clientId', lazy: () => import('./consultation.tsx') },
      { path: 'checkup/:clientId', lazy: () => import('./checkup.tsx') },
    ],
  },
];
