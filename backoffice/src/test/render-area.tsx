import { storeSession } from '@clinic/ui/session/session.ts';
import { Messages } from '@clinic/ui/layout/Messages.tsx';
import { answerApi, type Stub } from '@clinic/ui/test/api.ts';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useGetIdentity, type AuthProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { areaTheme } from '../layout/area-theme.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { DeskForms } from '../providers/DeskForms.tsx';
import { createQueryClient } from '../providers/query-client.ts';

const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => ({ id: 'desk', fullName: 'Ritu Shah' }),
  getPermissions: async () => 'assistant',
};

const toastLife = () => 3000;
const theme = createTheme(areaTheme);

function OwnForms({ children }: { children: ReactNode }) {
  const { data: person } = useGetIdentity();
  return <DeskForms account={person ? String(person.id) : null}>{children}</DeskForms>;
}

/**
 * Renders a part with its toasts and router; `sent` are its requests, which the stubs answer. `dated`: the clinic's
 * clock is so many milliseconds ahead of the browser's.
 */
export function renderArea(part: ReactNode, stubs: readonly Stub[] = [], dated?: number) {
  storeSession('assistant', { id: 'desk', name: 'Ritu Shah' }, 'token-of-desk');
  const sent = answerApi(stubs, dated);
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <CoreAdminContext
            dataProvider={createDataProvider('assistant')}
            authProvider={authProvider}
            queryClient={createQueryClient()}
            store={memoryStore()}
          >
            <ThemeProvider theme={theme}>
              <OwnForms>{part}</OwnForms>
            </ThemeProvider>
          </CoreAdminContext>
          <Messages life={toastLife} />
        </>
      ),
    },
  ]);
  return { router, sent, ...render(<RouterProvider router={router} />) };
}
