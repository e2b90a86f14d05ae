import { ThemeProvider, createTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type AuthProvider, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { areaTheme } from '../layout/areaTheme.ts';
import { ToastProvider } from '../layout/Toasts.tsx';
import { createQueryClient } from '../providers/queryClient.ts';

const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => ({ id: 'desk', fullName: 'Ritu Shah' }),
  getPermissions: async () => undefined,
};

const theme = createTheme(areaTheme);

/** Renders a part of the back office with its toasts and router, over the given answers of the server. */
export const renderArea = (part: ReactNode, server: object) => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <ToastProvider seconds={3}>
          <CoreAdminContext
            dataProvider={server as DataProvider}
            authProvider={authProvider}
            queryClient={createQueryClient()}
            store={memoryStore()}
          >
            <ThemeProvider theme={theme}>{part}</ThemeProvider>
          </CoreAdminContext>
        </ToastProvider>
      ),
    },
  ]);
  return { router, ...render(<RouterProvider router={router} />) };
};
