import { lazy } from 'react';

/** Parts of the doctor's pages that are loaded after the rows: for paper, for the history, and for questions. */
export const DosagePlanTable = lazy(() => import('./DosagePlanTable.tsx'));
export const RestartNotices = lazy(() => import('./RestartNotices.tsx'));
export const UnusualDoses = lazy(() => import('./UnusualDoses.tsx'));
