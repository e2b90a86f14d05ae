import { searchCalls, type FoundPayment } from '@clinic/contract/dashboards/search-calls';
import { screen } from '@clinic/ui/search/destinations.ts';
import { SearchField } from '@clinic/ui/search/SearchField.tsx';
import { useNavigate } from 'react-router';
import { deskPath } from '../invoices/invoice-path.ts';
import { creditNotePath, receiptPath } from '../payments/paper-path.ts';
import { useServer } from '../providers/useServer.ts';

const PAPERS = '/all-invoices';

const paths = {
  client: ({ id }: { id: string }) => `/client-details/${id}`,
  invoice: deskPath,
  item: (id: string) => `/inventory?filter=${encodeURIComponent(JSON.stringify({ id }))}`,
  payment: ({ id, invoice }: FoundPayment) => (invoice ? deskPath(invoice) : receiptPath(PAPERS, id)),
  creditNote: (id: string) => creditNotePath(PAPERS, id),
};

const screens = [
  screen('Book an appointment', '/book-appointment', 'new visit'),
  screen('New invoice', '/invoice', 'generate bill'),
  screen('Home', '/', 'today arrivals front desk'),
  screen('Appointments', '/appointments', 'calendar visits'),
  screen('Pending requests', '/appointments?view=requests', 'appointments'),
  screen('Clients', '/clients', 'people add'),
  screen('Hours', '/hours', 'leave time off'),
  screen('All invoices', '/all-invoices', 'bills'),
  screen('Dues', '/all-invoices/dues', 'invoices owed overdue'),
  screen('Drawer', '/all-invoices/drawer', 'cash count'),
  screen('Inventory', '/inventory', 'stock items'),
  screen('Enquiries', '/enquiries', 'website'),
  screen('My account', '/account', 'password devices'),
];

export function DeskSearch() {
  const server = useServer();
  const navigate = useNavigate();
  return (
    <SearchField
      area="assistant"
      paths={paths}
      screens={screens}
      find={(q) => server((api) => api.call(searchCalls.find, { query: { q } }))}
      go={(to) => void navigate(to)}
    />
  );
}
