import { owedSince } from '@clinic/contract/billing/dues';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import { personView } from '../../platform/http/person-view.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { saidPaidView } from '../invoices/said-paid.view.ts';

export type Owing = Pick<
  InvoiceRecord,
  '_id' | 'invoiceNumber' | 'client' | 'date' | 'total' | 'due' | 'dueOn' | 'saidPaid'
>;

/** Shows how much of an invoice was owed on a day, and since when it was due. */
export function dueView(invoice: Owing, at: string): Due {
  const { _id, invoiceNumber, client, date, total, due = 0, saidPaid } = invoice;
  const since = owedSince({ ...invoice, due }, at);
  return {
    invoice: _id.toHexString(),
    invoiceNumber,
    client: personView(client),
    date,
    total: fromPaise(total),
    due: fromPaise(due),
    ...since,
    overdue: fromPaise(since.overdue),
    parts: since.parts.map(({ day, amount }) => ({ day, amount: fromPaise(amount) })),
    ...(saidPaid && { saidPaid: saidPaidView(saidPaid) }),
  };
}
