import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatDeduction, formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { takenBy } from '@clinic/contract/billing/payment-uses';
import type { Payment } from '@clinic/contract/billing/payments';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';

/** A client's payments, and an invoice's credit notes. */
export interface PaperMoney {
  payments: readonly Payment[];
  notes: readonly CreditNote[];
}

type Pair = [string, string];
type Money = Pick<Invoice, 'id' | 'due' | 'settled' | 'credits'>;

const sumOf = (rupees: readonly number[]): number =>
  fromPaise(rupees.reduce((sum, one) => sum + toPaise(one), 0));

/** Parts of valid payments that an invoice took, oldest first; the payments come newest first. */
const partsOf = (id: string, payments: readonly Payment[]) =>
  payments
    .filter(({ reversed }) => !reversed)
    .map(({ day, mode, uses }) => ({ day, mode, taken: takenBy(id, uses) }))
    .filter(({ taken }) => taken > 0)
    .toReversed()
    .toSorted((one, other) => one.day.localeCompare(other.day));

const rowIf = (term: string, rupees: number, format = formatRupees): Pair[] =>
  rupees === 0 ? [] : [[term, format(rupees)]];

/**
 * Rows that lead from a paper's total to its debt: payments and credits; empty when it was paid at once, or the money
 * is not loaded.
 */
export function paidRows({ id, due, settled, credits }: Money, money: PaperMoney | undefined): Pair[] {
  const isUntouched = settled === 0 && credits.length === 0;
  if (!isUntouched && !money) return [];
  const parts = partsOf(id, money?.payments ?? []);
  if (due === 0 && credits.length === 0 && parts.length < 2) return [];
  const ofPayments = sumOf(parts.map(({ taken }) => taken));
  const back = sumOf(credits.flatMap(({ amount, fromDue }) => [amount, -fromDue]));
  const noteOf = (credit: string) => money?.notes.find((note) => note.id === credit);
  return [
    ...parts.map(({ day, mode, taken }): Pair => [
      `Received ${formatInvoiceDate(day)}, ${mode}`,
      formatDeduction(taken),
    ]),
    ...rowIf("Received of the client's credit", sumOf([settled, -ofPayments]), formatDeduction),
    ...credits.map(({ id: credit, amount }): Pair => {
      const note = noteOf(credit);
      const when = note ? ` ${formatInvoiceDate(note.day)}, ${note.number}` : '';
      return [`Credited${when}`, formatDeduction(amount)];
    }),
    ...rowIf('Back to the client', back),
    ['Due', formatRupees(due)],
  ];
}

/** The days of open instalments; empty without any. */
export const agreedDays = ({ due, dueOn }: Pick<Invoice, 'due' | 'dueOn'>): string =>
  due > 0 && dueOn.length > 1
    ? dueOn.map(({ day, amount }) => `${formatRupees(amount)} on ${formatInvoiceDate(day)}`).join('\n')
    : '';
