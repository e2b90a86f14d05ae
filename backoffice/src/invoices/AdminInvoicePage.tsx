import { ListedClient } from '../clients/ListedClient.tsx';
import { invoicePath } from './invoice-path.ts';
import InvoicePage from './InvoicePage.tsx';

const AdminInvoicePage = () => <InvoicePage list="/invoices" pathOf={invoicePath} Client={ListedClient} />;

export default AdminInvoicePage;
