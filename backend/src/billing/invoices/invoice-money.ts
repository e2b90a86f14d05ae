import type { Day } from '@clinic/contract/clinic-calendar';
import { paperDay } from '@clinic/contract/billing/paper-days';
import { paperState } from '@clinic/contract/billing/paper-state';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Instalment, MoneyMode, PaymentPart } from '@clinic/contract/billing/payments';
import { Types } from 'mongoose';
import { invalid } from '../../platform/http/api-error.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { InvoiceRecord } from './invoice.schema.ts';
import { stateKeyOf } from './state-key.ts';

/** Moves the payments that an invoice carries into their collection. */
export const PAYMENTS = effectKind('payments');
/** This effect uses the client's credit for an invoice. */
export const USE_CREDIT = effectKind('useCredit');

/** A payment that is stored in the invoice until it is in its own collection; amounts in paise. */
export interface CarriedPayment {
  /** Ids of the payment and of its use for the invoice. */
  _id: Types.ObjectId;
  use: Types.ObjectId;
  day: string;
  mode: MoneyMode;
  amount: number;
  reference: string;
}

interface Paid {
  payments: readonly PaymentPart[];
  useCredit?: boolean | null;
  dueOn?: readonly Instalment[] | null;
}

interface Money {
  /** Days on which it was paid. */
  paidOn: Day[];
  fields: Pick<InvoiceRecord, 'due' | 'settled' | 'stateKey' | 'receipts' | 'dueOn'>;
  effects: Effect[];
}

/** Computes the money fields of a new invoice from its total in paise and its payments. Throws INVALID_INPUT. */
export function moneyOf(total: number, paid: Paid, { now, today }: { now: Date; today: string }): Money {
  const payments = paid.payments.map((part, index) => carriedOf(part, today, `payments.${index}.on`));
  const settled = sumOf(payments);
  if (settled > total) throw invalid('payments', 'Please enter no more than the total.');
  const dueOn = (paid.dueOn ?? []).map(({ day, amount }) => ({ day, amount: toPaise(amount) }));
  if (dueOn.length > 0 && sumOf(dueOn) !== total)
    throw invalid('dueOn', 'Please make the parts add up to the total.');
  const due = total - settled;
  const stateKey = stateKeyOf(paperState({ total, due, credited: 0 }));
  const receipts = payments.map(({ _id: source, use: id, amount }) => ({ id, source, amount }));
  const carries = { key: PAYMENTS, kind: PAYMENTS, at: now, data: { payments } };
  return {
    paidOn: payments.map(({ day }) => day),
    fields: { due, settled, stateKey, receipts, ...(dueOn.length > 0 && { dueOn }) },
    effects: [
      ...(paid.useCredit && due > 0 ? [{ key: USE_CREDIT, kind: USE_CREDIT, at: now }] : []),
      ...(payments.length > 0 ? [carries] : []),
    ],
  };
}

/** Reads one payment. Throws INVALID_INPUT for a day that the field `path` may not have. */
export function carriedOf(part: PaymentPart, today: string, path: string): CarriedPayment {
  const { mode, amount, reference, on } = part;
  return {
    _id: new Types.ObjectId(),
    use: new Types.ObjectId(),
    day: paidOn({ mode, on }, today, path),
    mode,
    amount: toPaise(amount),
    reference: reference ?? '',
  };
}

/** Reads the day of a payment. Throws INVALID_INPUT for a day that the field `path` may not have. */
export function paidOn({ mode, on }: Pick<PaymentPart, 'mode' | 'on'>, today: string, path: string): string {
  if (!on || on === today) return today;
  if (mode === 'Cash') throw invalid(path, 'Cash has the day on which it is received: today.');
  const problem = paperDay(today)(on);
  if (problem) throw invalid(path, problem);
  return on;
}

const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
