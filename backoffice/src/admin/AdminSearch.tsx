import { searchCalls, type FoundPayment } from '@clinic/contract/dashboards/search-calls';
import { screen } from '@clinic/ui/search/destinations.ts';
import { SearchField } from '@clinic/ui/search/SearchField.tsx';
import { useNavigate } from 'react-router';
import { invoicePath } from '../invoices/invoice-path.ts';
import { creditNotePath, receiptPath } from '../payments/paper-path.ts';
import { useServer } from '../providers/useServer.ts';

/** Admins have a list of clients but no page of one. */
const paths = {
  client: ({ name }: { name: string }) =>
    `/clients?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
  payment: ({ id, invoice }: FoundPayment) => (invoice ? invoicePath(invoice) : receiptPath('/invoices', id)),
  creditNote: (id: string) => creditNotePath('/invoices', id),
};

const screens = [
  screen('Home', '/', 'today'),
  screen('Manage doctors', '/doctors', 'add new'),
  screen('Manage assistants', '/assistants', 'add new front desk'),
  screen('Clients', '/clients', 'unassigned'),
  screen('Visits', '/appointments', 'appointments no-shows did not come'),
  screen('Invoices', '/invoices', 'invoiced money month'),
  screen('Dues', '/invoices/dues', 'invoices owed overdue'),
  screen('Drawer', '/invoices/drawer', 'invoices cash count difference'),
  screen('Money', '/money', 'reports collections sales gst accountant'),
  screen('Letters', '/letters', 'mails failed reminders'),
  screen('Hours', '/hours', 'leave closed time off'),
  screen('Large reports', '/reports', 'files storage'),
  screen('Erasures', '/erasures', 'privacy'),
  screen('Audit', '/audit', 'who did what log'),
  screen('Tax classes', '/taxClasses', 'gst hsn sac rates'),
  screen('Clinic', '/settings?tab=clinic', 'settings name address phone logo map prefix'),
  screen('Settings', '/settings', 'booking policy rules'),
  screen('My account', '/account', 'password devices'),
];

export function AdminSearch() {
  const server = useServer();
  const navigate = useNavigate();
  return (
    <SearchField
      area="admin"
      paths={paths}
      screens={screens}
      find={(q) => server((api) => api.call(searchCalls.find, { query: { q } }))}
      go={(to) => void navigate(to)}
    />
  );
}
