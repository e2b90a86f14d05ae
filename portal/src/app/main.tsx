import '@clinic/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { dropOldDrafts } from '../lib/drafts.ts';
import { dropOldOfflineCopies } from '../lib/offline-copy.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { askForDashboard } from './ask-for-dashboard.ts';
import { Providers } from './Providers.tsx';
import { makeRouter } from './router.tsx';

askForDashboard();
dropOldDrafts();
dropOldOfflineCopies();
const queryClient = makeQueryClient();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={makeRouter(queryClient)} />
    </Providers>
  </StrictMode>,
);
