import { halfAnItem } from './item-to-add.ts';
import { chargesProgram, linesOf, type NewInvoice } from './new-invoice.ts';
import { gstOf, totalOf, type Registered } from './registered.ts';
import { moneyProblem } from './typed-money.ts';

export const INCOMPLETE = 'All fields are required, including at least one item.';

/** Tells if the form can be sent. A registered clinic types no number: the server gives it. */
export const isComplete = (invoice: NewInvoice, registered: Registered | null = null): boolean =>
  Boolean((registered ?? invoice.invoiceNumber?.trim()) && invoice.date && invoice.client) &&
  (linesOf(invoice).length > 0 || chargesProgram(invoice));

/** Says why an invoice cannot be made as typed: an item, a missing field, its taxes, its payment. */
export function invoiceProblem(
  invoice: NewInvoice,
  registered: Registered | null = null,
): string | undefined {
  const half = halfAnItem(invoice.toAdd);
  if (half) return half;
  if (!isComplete(invoice, registered)) return INCOMPLETE;
  const gst = registered && gstOf(invoice, registered);
  if (typeof gst === 'string') return gst;
  const { money, paymentMode, date } = invoice;
  return moneyProblem(money, paymentMode, { date, total: totalOf(invoice, registered) ?? 0 });
}
