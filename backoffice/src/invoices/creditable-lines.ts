import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { shownLines, type CreditableInvoice } from '@clinic/contract/billing/credit-preview';
import { leftToCredit } from '@clinic/contract/billing/credit-sums';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';

/** A line of an invoice, and the part of it that is not credited yet. */
export interface CreditableLine {
  name: string;
  /** Pieces, or weeks of a program. */
  left: number;
  /** Rupees of the line's net. */
  amount: number;
  /** Id of the item; null for a program, which has no pieces that could come back. */
  item: string | null;
}

/** Items, then the program, in the order in which credit notes count lines. */
export function creditableLines(
  invoice: Omit<CreditableInvoice, 'due'>,
  notes: readonly CreditNote[],
): CreditableLine[] {
  const { lines, before } = shownLines(invoice, notes);
  return lines.map((line, place) => {
    const { quantity, net } = leftToCredit(line, before.get(place));
    return { name: line.name, left: quantity, amount: fromPaise(net), item: line.item };
  });
}
