import { dropOldDrafts } from '@clinic/ui/drafts';
import '@clinic/ui/theme/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { areaTheme } from './area-theme.ts';
import { FailedArea, LoadingArea } from './area-states.tsx';
import { backClosesLayers } from '@clinic/ui/layers/back-closes-layers.ts';
import { knowPageClinic } from '@clinic/ui/page-facts';
import { Messages } from '@clinic/ui/layout/Messages.tsx';
import { watchClock } from '@clinic/ui/session/watch-clock.ts';

interface Area {
  /** The area's base path: "/admin". */
  basename: string;
  /** Seconds that a toast stays. */
  toastSeconds: number;
  Login: ComponentType;
  /** Loaded after the log-in page, so that the log-in stays small. */
  App: () => Promise<{ default: ComponentType }>;
}

const theme = createTheme(areaTheme);

/** Starts the area with a data router, since only that can block leaving a page with unsaved values. */
export function startArea({ basename, toastSeconds, Login, App }: Area): void {
  const toastLife = () => toastSeconds * 1000;
  const router = backClosesLayers(() =>
    createBrowserRouter(
      [
        { path: '/login', Component: Login },
        {
          path: '*',
          // The router loads it: React shows what follows a Suspense fallback only after 300 ms.
          lazy: async () => ({ Component: (await App()).default }),
          HydrateFallback: LoadingArea,
          ErrorBoundary: FailedArea,
        },
      ],
      { basename },
    ),
  );
  knowPageClinic();
  dropOldDrafts();
  watchClock();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
        <Messages life={toastLife} />
      </ThemeProvider>
    </StrictMode>,
  );
}
