import { lazy } from 'react';
import { CustomRoutes, Resource, localStorageStore } from 'react-admin';
import { Route } from 'react-router';
import { AreaAdmin } from '../layout/AreaAdmin.tsx';
import { createAuthProvider } from '../providers/auth-provider.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { createQueryClient } from '../providers/query-client.ts';
import { MONEY_PATHS } from '../invoices/money-tabs.ts';
import { AssistantHome } from './AssistantHome.tsx';
import { AssistantLayout } from './AssistantLayout.tsx';

const AppointmentsPage = lazy(() => import('../appointments/AppointmentsPage.tsx'));
const BookAppointmentPage = lazy(() => import('../appointments/BookAppointmentPage.tsx'));
const VisitSlipPage = lazy(() => import('../appointments/VisitSlipPage.tsx'));
const ClientsPage = lazy(() => import('../client-page/ClientsPage.tsx'));
const ClientDetailsPage = lazy(() => import('../client-page/ClientDetailsPage.tsx'));
const PlanChartPage = lazy(() => import('../client-page/PlanChartPage.tsx'));
const InvoicesPage = lazy(() => import('../invoices/InvoicesPage.tsx'));
const GenerateInvoicePage = lazy(() => import('../invoices/GenerateInvoicePage.tsx'));
const InvoicePage = lazy(() => import('../invoices/InvoicePage.tsx'));
const DeskMoneyPages = lazy(() => import('../invoices/DeskMoneyPages.tsx'));
const CorrectInvoicePage = lazy(() => import('../invoices/CorrectInvoicePage.tsx'));
const InventoryPage = lazy(() => import('../inventory/InventoryPage.tsx'));
const EnquiriesPage = lazy(() => import('../enquiries/EnquiriesPage.tsx'));
const OwnDoctorHoursPage = lazy(() => import('../hours/OwnDoctorHoursPage.tsx'));
const OwnAccountPage = lazy(() => import('../account/OwnAccountPage.tsx'));

const dataProvider = createDataProvider('assistant');
const authProvider = createAuthProvider('assistant', '/staff/login');
const queryClient = createQueryClient();
const store = localStorageStore('1', 'clinic-assistant');

const AssistantApp = () => (
  <AreaAdmin
    title="Front desk"
    {...{ dataProvider, authProvider, queryClient, store }}
    layout={AssistantLayout}
    dashboard={AssistantHome}
  >
    <Resource name="appointments" list={AppointmentsPage} />
    <Resource name="clients" list={ClientsPage} recordRepresentation="name" />
    <Resource name="inventory" list={InventoryPage} recordRepresentation="name" />
    <Resource name="enquiries" list={EnquiriesPage} recordRepresentation="name" />
    <Resource name="invoices" recordRepresentation="invoiceNumber" />
    <Resource name="payments" />
    <Resource name="creditNotes" recordRepresentation="number" />
    <Resource name="doctors" recordRepresentation="name" />
    <Resource name="assistants" recordRepresentation="name" />
    <Resource name="newsletter" recordRepresentation="email" />
    <CustomRoutes>
      <Route path="/book-appointment" element={<BookAppointmentPage />} />
      <Route path="/visit-slip/:id" element={<VisitSlipPage />} />
      <Route path="/client-details/:clientId" element={<ClientDetailsPage />} />
      <Route path="/plan-chart/:clientId" element={<PlanChartPage />} />
      <Route path="/all-invoices" element={<InvoicesPage />} />
      {MONEY_PATHS.map((path) => (
        <Route key={path} path={`/all-invoices${path}`} element={<DeskMoneyPages />} />
      ))}
      <Route path="/invoice" element={<GenerateInvoicePage />} />
      <Route path="/invoice/:id" element={<InvoicePage />} />
      <Route path="/invoice/:id/correct" element={<CorrectInvoicePage />} />
      <Route path="/hours" element={<OwnDoctorHoursPage />} />
      <Route path="/account" element={<OwnAccountPage area="assistant" />} />
    </CustomRoutes>
  </AreaAdmin>
);

export default AssistantApp;
