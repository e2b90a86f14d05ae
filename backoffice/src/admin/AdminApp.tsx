import { lazy } from 'react';
import { CustomRoutes, Resource, localStorageStore } from 'react-admin';
import { Route } from 'react-router';
import { AreaAdmin } from '../layout/AreaAdmin.tsx';
import { createAuthProvider } from '../providers/auth-provider.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { createQueryClient } from '../providers/query-client.ts';
import { invoicePath } from '../invoices/invoice-path.ts';
import { MONEY_PATHS } from '../invoices/money-tabs.ts';
import { AdminHome } from './AdminHome.tsx';
import { AdminLayout } from './AdminLayout.tsx';

const DoctorsPage = lazy(() => import('../doctors/DoctorsPage.tsx'));
const AssistantsPage = lazy(() => import('../assistants/AssistantsPage.tsx'));
const VisitsPage = lazy(() => import('../appointments/VisitsPage.tsx'));
const InvoicesOfDaysPage = lazy(() => import('../invoices/InvoicesOfDaysPage.tsx'));
const AdminInvoicePage = lazy(() => import('../invoices/AdminInvoicePage.tsx'));
const AdminMoneyPages = lazy(() => import('../invoices/AdminMoneyPages.tsx'));
const CorrectInvoicePage = lazy(() => import('../invoices/CorrectInvoicePage.tsx'));
const OwnersPage = lazy(() => import('../clients/OwnersPage.tsx'));
const ErasuresPage = lazy(() => import('../erasures/ErasuresPage.tsx'));
const ErasurePage = lazy(() => import('../erasures/ErasurePage.tsx'));
const AuditPage = lazy(() => import('../audit/AuditPage.tsx'));
const EmailsPage = lazy(() => import('../emails/EmailsPage.tsx'));
const LargeReportsPage = lazy(() => import('../reports/LargeReportsPage.tsx'));
const MoneyPage = lazy(() => import('../reports/MoneyPage.tsx'));
const HoursPage = lazy(() => import('../hours/HoursPage.tsx'));
const TaxClassesPage = lazy(() => import('../business/TaxClassesPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));
const OwnAccountPage = lazy(() => import('../account/OwnAccountPage.tsx'));

const dataProvider = createDataProvider('admin');
const authProvider = createAuthProvider('admin');
const queryClient = createQueryClient();
const store = localStorageStore('1', 'clinic-admin');

const AdminApp = () => (
  <AreaAdmin
    title="Admin"
    {...{ dataProvider, authProvider, queryClient, store }}
    layout={AdminLayout}
    dashboard={AdminHome}
  >
    <Resource name="doctors" list={DoctorsPage} recordRepresentation="name" />
    <Resource name="assistants" list={AssistantsPage} recordRepresentation="name" />
    <Resource name="clients" list={OwnersPage} recordRepresentation="name" />
    <Resource name="appointments" list={VisitsPage} />
    <Resource name="invoices" list={InvoicesOfDaysPage} show={AdminInvoicePage} />
    <Resource name="payments" />
    <Resource name="creditNotes" recordRepresentation="number" />
    <Resource name="erasures" list={ErasuresPage} />
    <Resource name="audit" list={AuditPage} />
    <Resource name="letters" list={EmailsPage} />
    <Resource name="taxClasses" list={TaxClassesPage} recordRepresentation="name" />
    <CustomRoutes>
      <Route path="/hours" element={<HoursPage />} />
      {MONEY_PATHS.map((path) => (
        <Route key={path} path={`/invoices${path}`} element={<AdminMoneyPages />} />
      ))}
      <Route path="/invoices/:id/show/correct" element={<CorrectInvoicePage pathOf={invoicePath} />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/money" element={<MoneyPage />} />
      <Route path="/reports" element={<LargeReportsPage />} />
      <Route path="/erasures/:id" element={<ErasurePage />} />
      <Route path="/account" element={<OwnAccountPage area="admin" />} />
    </CustomRoutes>
  </AreaAdmin>
);

export default AdminApp;
