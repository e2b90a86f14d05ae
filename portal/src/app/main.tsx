import '@clinic/ui/theme/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { dropOldDrafts } from '@clinic/ui/drafts';
import { knowPageClinic } from '@clinic/ui/page-facts';
import { watchClock } from '@clinic/ui/session/watch-clock.ts';
import { dropOldOfflineCopies } from '../lib/offline-copy.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { firstScreen, patience } from './first-screen.ts';
import { Providers } from './Providers.tsx';
import { makeRouter } from './router.tsx';

knowPageClinic();
dropOldDrafts();
dropOldOfflineCopies();
watchClock();
const queryClient = createQueryClient();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = createRoot(root);
const router = makeRouter(queryClient);
// The first view stays until the whole screen can replace it (first-view/start.ts).
await Promise.race([firstScreen(router, queryClient), patience()]);
// In slices, so that a slow phone answers a tap in between.
startTransition(() =>
  app.render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
