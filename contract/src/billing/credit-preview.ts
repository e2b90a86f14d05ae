import type { CreditLineInput, CreditNote } from './credit-notes.ts';
import { creditSums, type CreditAsked, type CreditedBefore } from './credit-sums.ts';
import { lineInPaise } from './gst-totals.ts';
import { fromPaise, toPaise } from './invoice-totals.ts';
import type { Invoice } from './invoices.ts';
import { creditedBefore, linesOf, type NamedLine } from './paper-lines.ts';

/** An invoice as its answer shows it. */
export type CreditableInvoice = Pick<Invoice, 'items' | 'plan' | 'gst' | 'total' | 'due'>;

interface Shown {
  /** Amounts in paise. */
  lines: NamedLine<string>[];
  before: Map<number, CreditedBefore>;
}

/** An invoice's lines, and how much of each was credited, in paise. */
export function shownLines(
  { items, plan, gst, total }: Omit<CreditableInvoice, 'due'>,
  notes: readonly Pick<CreditNote, 'lines'>[],
): Shown {
  const lines = linesOf({
    items: items.map((item) => ({ ...item, price: toPaise(item.price) })),
    plan: plan && { ...plan, pricePerWeek: toPaise(plan.pricePerWeek) },
    gst: gst && { lines: gst.lines.map(lineInPaise) },
    total: toPaise(total),
  });
  const before = creditedBefore(
    notes.map((note) => ({
      lines: note.lines.map((line) => ({
        ...line,
        amount: toPaise(line.amount),
        tax: line.tax && lineInPaise(line.tax),
      })),
    })),
  );
  return { lines, before };
}

/** A credit before it is made, in rupees. */
export interface CreditPreview {
  amount: number;
  /** The part of the amount that is tax. */
  tax: number;
  /** The invoice's debt falls by this much. */
  fromDue: number;
  /** The rest, which becomes credit or is paid back. */
  over: number;
}

/** Previews `POST /invoice/credit` by the server's arithmetic, for the invoice as it was read. */
export function creditPreview(
  invoice: CreditableInvoice,
  notes: readonly Pick<CreditNote, 'lines'>[],
  asked: readonly Pick<CreditLineInput, 'line' | 'quantity' | 'amount'>[],
): CreditPreview {
  const { lines, before } = shownLines(invoice, notes);
  const wanted = asked.map(({ line, quantity, amount }): CreditAsked =>
    quantity === undefined ? { line, amount: toPaise(amount ?? 0) } : { line, quantity },
  );
  const sums = creditSums({ lines, roundOff: toPaise(invoice.gst?.roundOff ?? 0) }, before, wanted);
  const tax = sums.lines.reduce((sum, { tax: { cgst, sgst, igst } }) => sum + cgst + sgst + igst, 0);
  const fromDue = Math.min(toPaise(invoice.due), sums.amount);
  return {
    amount: fromPaise(sums.amount),
    tax: fromPaise(tax),
    fromDue: fromPaise(fromDue),
    over: fromPaise(sums.amount - fromDue),
  };
}
