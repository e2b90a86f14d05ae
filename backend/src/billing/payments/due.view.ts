import { owedSince } from '@clinic/contract/billing/dues';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { personView } from './payment.view.ts';

export type Owing = Pick<InvoiceRecord, '_id' | 'invoiceNumber' | 'client' | 'date' | 'total' | 'dueOn'> & {
  due: number;
};

/** What is owed of an invoice, on a day. */
export function dueView(invoice: Owing, at: string): Due {
  const { _id, invoiceNumber, client, date, total, due } = invoice;
  const since = owedSince(invoice, at);
  return {
    invoice: _id.toHexString(),
    invoiceNumber,
    client: personView(client),
    date,
    total: fromPaise(total),
    due: fromPaise(due),
    ...since,
    overdue: fromPaise(since.overdue),
  };
}
