import type { InvoiceForm } from './invoice-form.ts';
import { halfAnItem } from './item-to-add.ts';
import { chargesProgram, linesOf, type NewInvoice } from './new-invoice.ts';
import { SIMPLE_INVOICE } from './simple-invoice.tsx';
import { moneyProblem } from './typed-money.ts';

export const INCOMPLETE = 'All fields are required, including at least one item.';

/** Tells if the form can be sent. */
export const isComplete = (invoice: NewInvoice, form: InvoiceForm = SIMPLE_INVOICE): boolean =>
  Boolean(form.hasNumber(invoice) && invoice.date && invoice.client) &&
  (linesOf(invoice).length > 0 || chargesProgram(invoice));

/** Says why an invoice cannot be made as typed: an item, a missing field, its taxes, its payment. */
export function invoiceProblem(invoice: NewInvoice, form: InvoiceForm = SIMPLE_INVOICE): string | undefined {
  const half = halfAnItem(invoice.toAdd);
  if (half) return half;
  if (!isComplete(invoice, form)) return INCOMPLETE;
  const { money, paymentMode, date } = invoice;
  return form.lacks(invoice) ?? moneyProblem(money, paymentMode, { date, total: form.total(invoice) ?? 0 });
}
