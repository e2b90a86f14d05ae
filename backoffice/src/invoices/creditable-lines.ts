import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { Invoice } from '@clinic/contract/billing/invoices';

/** A line of an invoice, and how much of it no credit note has taken back. */
export interface CreditableLine {
  name: string;
  /** Pieces; weeks of a program. */
  left: number;
  /** A program has no pieces that could come back. */
  isItem: boolean;
}

/** The items in their order, then the program, as credit notes count lines. */
export function creditableLines(
  { items, plan }: Pick<Invoice, 'items' | 'plan'>,
  notes: readonly CreditNote[],
): CreditableLine[] {
  const taken = notes.flatMap(({ lines }) => lines);
  const lines = [
    ...items.map(({ name, quantity }) => ({ name, quantity, isItem: true })),
    ...(plan && plan.weeks > 0 ? [{ name: plan.name, quantity: plan.weeks, isItem: false }] : []),
  ];
  return lines.map(({ name, quantity, isItem }, place) => {
    const back = taken.reduce((sum, one) => sum + (one.line === place ? (one.quantity ?? 0) : 0), 0);
    return { name, left: quantity - back, isItem };
  });
}
