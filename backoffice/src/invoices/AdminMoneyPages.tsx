import { ListedClient } from '../clients/ListedClient.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { invoicePath } from './invoice-path.ts';
import { MoneyPages } from './MoneyPages.tsx';

const AdminMoneyPages = () => (
  <MoneyPages
    title={PAGE_TITLES.admin.invoices}
    base="/invoices"
    pathOf={invoicePath}
    Client={ListedClient}
  />
);

export default AdminMoneyPages;
