import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { sharedBy } from '@clinic/contract/billing/gst-totals';
import { fromPaise, linePaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';

/** A line of an invoice, and how much of it no credit note has taken back. */
export interface CreditableLine {
  name: string;
  /** Pieces; weeks of a program. */
  left: number;
  /** Rupees of the line's net. */
  amount: number;
  /** Id of the item; null for a program, which has no pieces that could come back. */
  item: string | null;
}

/** The items in their order, then the program, as credit notes count lines; a simple total is shared over them. */
export function creditableLines(
  { items, plan, gst, total }: Pick<Invoice, 'items' | 'plan' | 'gst' | 'total'>,
  notes: readonly CreditNote[],
): CreditableLine[] {
  const taken = notes.flatMap(({ lines }) => lines);
  const hasProgram = plan && plan.weeks > 0 && (gst !== null || plan.pricePerWeek > 0);
  const lines = [
    ...items.map(({ id: item, name, quantity, price }) => ({ item, name, quantity, price })),
    ...(hasProgram ? [{ name: plan.name, quantity: plan.weeks, price: plan.pricePerWeek, item: null }] : []),
  ];
  const shares = sharedBy(
    toPaise(total),
    lines.map((line) => Number(linePaise(line))),
  );
  return lines.map(({ name, quantity, item }, place) => {
    const before = taken.filter(({ line }) => line === place);
    const net = gst ? toPaise(gst.lines[place]?.net ?? 0) : (shares[place] ?? 0);
    return {
      name,
      left: quantity - before.reduce((sum, one) => sum + (one.quantity ?? 0), 0),
      amount: fromPaise(before.reduce((sum, one) => sum - toPaise(one.tax?.net ?? one.amount), net)),
      item,
    };
  });
}
