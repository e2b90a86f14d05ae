import { fromPaise, toPaise } from './invoice-totals.ts';
import type { Invoice } from './invoices.ts';
import type { PaperState } from './papers.ts';

/** The sums that decide an invoice's state, all in rupees or all in paise. */
interface PaperSums {
  total: number;
  due: number;
  /** Sum of the invoice's credit notes. */
  credited: number;
}

/** Rupees that the client paid for an invoice, less what credit notes gave back. */
export const paidAndKept = ({ settled, credits }: Pick<Invoice, 'settled' | 'credits'>): number =>
  fromPaise(
    credits.reduce((sum, { amount, fromDue }) => sum - toPaise(amount) + toPaise(fromDue), toPaise(settled)),
  );

export function paperState({ total, due, credited }: PaperSums): PaperState {
  if (credited > 0) return credited < total ? 'partCredited' : 'credited';
  if (due === 0) return 'paid';
  return due < total ? 'partPaid' : 'open';
}
