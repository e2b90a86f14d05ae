import { dueText, type Owed } from './due-text.ts';
import { portalInvoices } from './portal-invoices.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

/** Reminds a client of what is due. */
export const DueReminder = ({ due }: { due: Owed }) => (
  <WhatsAppButton client={due.client} text={dueText(due, portalInvoices())} about={due.invoiceNumber} />
);
