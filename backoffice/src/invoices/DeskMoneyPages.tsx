import { ClientLink } from '../clients/ClientLink.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { deskPath } from './invoice-path.ts';
import { MoneyPages } from './MoneyPages.tsx';

const DeskMoneyPages = () => (
  <MoneyPages
    title={PAGE_TITLES.assistant['all-invoices']}
    base="/all-invoices"
    pathOf={deskPath}
    Client={ClientLink}
  />
);

export default DeskMoneyPages;
