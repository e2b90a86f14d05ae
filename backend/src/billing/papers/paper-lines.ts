import type { CreditedBefore, PaperLine } from '@clinic/contract/billing/credit-sums';
import { sharedBy, type LineTax } from '@clinic/contract/billing/gst-totals';
import type { Types } from 'mongoose';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';

/** A line of a paper as credits reckon it, in paise. */
export interface NamedLine extends PaperLine {
  name: string;
  /** Null for a program. */
  item: Types.ObjectId | null;
}

const UNTAXED = { code: '', unit: '', kind: 'nonGst', rate: 0, cgst: 0, sgst: 0, igst: 0 } as const;

/** The items in their order, then the program; a simple invoice's total is shared over them. */
export function linesOf(invoice: InvoiceRecord): NamedLine[] {
  const { items, plan, gst, total } = invoice;
  const named = [
    ...items.map(({ id, name, quantity, price }) => ({ item: id, name, quantity, gross: price * quantity })),
    ...(plan && (gst || plan.weeks * plan.pricePerWeek > 0)
      ? [{ item: null, name: plan.name, quantity: plan.weeks, gross: plan.weeks * plan.pricePerWeek }]
      : []),
  ];
  const shares = sharedBy(
    total,
    named.map(({ gross }) => gross),
  );
  return named.map((line, place) => {
    const net = shares[place] ?? 0;
    const tax: LineTax = gst?.lines[place] ?? { ...UNTAXED, gross: line.gross, net, taxable: net };
    return { ...line, ...tax };
  });
}

/** What credit notes took back of each line before. */
export function creditedBefore(
  notes: readonly Pick<CreditNoteRecord, 'lines'>[],
): Map<number, CreditedBefore> {
  const before = new Map<number, CreditedBefore>();
  for (const { line, quantity, amount, tax } of notes.flatMap(({ lines }) => lines)) {
    const earlier = before.get(line) ?? { quantity: 0, net: 0 };
    before.set(line, {
      quantity: earlier.quantity + (quantity ?? 0),
      net: earlier.net + (tax?.net ?? amount),
    });
  }
  return before;
}
