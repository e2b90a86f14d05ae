import { fromPaise, toPaise } from './invoice-totals.ts';
import type { PaymentUse } from './payments.ts';

/** Rupees that an invoice took of a payment, in one or several uses. */
export const takenBy = (invoice: string, uses: readonly PaymentUse[]): number =>
  fromPaise(
    uses.reduce((sum, { invoice: of, taken }) => sum + (of === invoice ? toPaise(taken ?? 0) : 0), 0),
  );

/** Numbers of the invoices that a payment pays, each once. */
export const paidNumbers = (uses: readonly PaymentUse[]): string[] => [
  ...new Set(uses.filter(({ taken }) => taken !== 0).map(({ invoiceNumber }) => invoiceNumber)),
];
