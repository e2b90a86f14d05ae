import { dueText, type Owed } from './due-text.ts';
import { portalInvoices } from './portal-invoices.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

/** Buttons to remind a client of a debt. */
export const DueReminder = ({ due }: { due: Owed }) => (
  <WhatsAppButton client={due.client} text={dueText(due, portalInvoices())} about={due.invoiceNumber} />
);
