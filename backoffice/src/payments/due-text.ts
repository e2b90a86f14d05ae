import { CLINIC } from '@clinic/contract/clinic';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';

/** Reminds of an invoice, and says nothing of what was bought. */
export const dueText = ({ invoiceNumber, date, total, due }: Due, portal: string): string =>
  `${CLINIC.name}: of your invoice ${invoiceNumber} of ${formatInvoiceDate(date)} over ${formatRupees(total)}, ${formatRupees(due)} is due. You find it at ${portal}.`;
