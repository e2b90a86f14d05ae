import { lazy } from 'react';
import { Admin, Resource, localStorageStore } from 'react-admin';
import { adminSession } from '../auth/session.ts';
import { areaTheme } from '../layout/areaTheme.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { AreaLoading } from '../layout/AreaLoading.tsx';
import { RaNotifications } from '../layout/RaNotifications.tsx';
import { createAuthProvider } from '../providers/authProvider.ts';
import { createDataProvider } from '../providers/dataProvider.ts';
import { createQueryClient } from '../providers/queryClient.ts';
import { AdminHome } from './AdminHome.tsx';
import { AdminLayout } from './AdminLayout.tsx';

const DoctorsPage = lazy(() => import('../doctors/DoctorsPage.tsx'));
const AssistantsPage = lazy(() => import('../assistants/AssistantsPage.tsx'));
const OwnersPage = lazy(() => import('../clients/OwnersPage.tsx'));
const AuditPage = lazy(() => import('../audit/AuditPage.tsx'));

const dataProvider = createDataProvider(adminSession);
const authProvider = createAuthProvider(adminSession);
const queryClient = createQueryClient();
const store = localStorageStore('1', 'clinic-admin');

const AdminApp = () => (
  <Admin
    title="Admin"
    requireAuth
    disableTelemetry
    loginPage={false}
    authCallbackPage={false}
    {...{ dataProvider, authProvider, queryClient, store }}
    theme={areaTheme}
    darkTheme={null}
    layout={AdminLayout}
    dashboard={AdminHome}
    catchAll={NotFound}
    loading={AreaLoading}
    notification={RaNotifications}
  >
    <Resource name="doctors" list={DoctorsPage} recordRepresentation="name" />
    <Resource name="assistants" list={AssistantsPage} recordRepresentation="name" />
    <Resource name="clients" list={OwnersPage} recordRepresentation="name" />
    <Resource name="audit" list={AuditPage} />
  </Admin>
);

export default AdminApp;
