export { InvoicesScreen as Component } from '../../../features/invoices/InvoicesScreen.tsx';
