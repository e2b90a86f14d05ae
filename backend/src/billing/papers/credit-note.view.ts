import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { lineInRupees } from '@clinic/contract/billing/gst-totals';
import { personView } from '../../platform/http/person-view.ts';
import { stored } from '../../platform/http/stored.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';

export function creditNoteView(note: CreditNoteRecord): CreditNote {
  const { number, invoice, invoiceNumber, client, day, reason, withoutGst, by, issuer } = note;
  return {
    ...stored(note),
    number,
    invoice: invoice.toHexString(),
    invoiceNumber,
    client: personView(client),
    day,
    reason,
    lines: note.lines.map(({ line, name, quantity, returned, neverLeft, amount, tax }) => ({
      line,
      name,
      quantity,
      returned,
      ...(neverLeft && { neverLeft }),
      amount: fromPaise(amount),
      tax: tax && lineInRupees(tax),
    })),
    amount: fromPaise(note.amount),
    fromDue: fromPaise(note.fromDue),
    left: fromPaise(note.left),
    withoutGst,
    by: personView(by),
    ...(issuer && { issuer }),
  };
}
