import { clinicFacts } from '@clinic/contract/clinic';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import { letterTo } from './letter-to.ts';

/** An invoice that is not fully paid. */
export type Owed = Pick<Due, 'client' | 'invoiceNumber' | 'date' | 'total' | 'due'>;

const owed = ({ invoiceNumber, date, total, due }: Owed): string =>
  `of your invoice ${invoiceNumber} of ${formatInvoiceDate(date)} over ${formatRupees(total)}, ${formatRupees(due)} is due`;

/** The text that reminds a client of an invoice; it does not name what was bought. */
export const dueText = (due: Owed, portal: string): string =>
  `${clinicFacts().name}: ${owed(due)}. You find it at ${portal}.`;

/** The same reminder as a letter. */
export const dueLetter = (due: Owed, portal: string): string =>
  letterTo(due.client.name, `${owed(due)}.\nYou find it at ${portal}.`);
