import type { CorrectAnswer } from '@clinic/contract/billing/credit-notes';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';

/** Tells the desk about a correction: the new invoice's day, and where the paid money is now. */
export function correctedWords({
  invoice: { invoiceNumber: old },
  creditNote: { number, left },
  replacement: { invoiceNumber, date, total, settled, due },
}: Omit<CorrectAnswer, 'message'>): string {
  const money = [
    settled > 0 && `${formatRupees(settled)} of it is paid`,
    due > 0 && `${formatRupees(due)} is due`,
    left > 0 && `${formatRupees(left)} stays the client's credit`,
  ].filter(Boolean);
  const made = `${invoiceNumber} of ${formatInvoiceDate(date)} over ${formatRupees(total)} takes the place of ${old}, which ${number} credits.`;
  return money.length > 0 ? `${made} ${money.join(', ')}.` : made;
}
