import { stateOf } from '@clinic/contract/billing/gstin';
import { taxesInRupees, taxesOfNet } from '@clinic/contract/billing/gst-totals';
import type { AdvanceTax, Receipt, ReceiptTitle } from '@clinic/contract/billing/receipts';
import type { PaymentRecord } from '../payments/payment.schema.ts';
import { paymentView } from '../payments/payment.view.ts';

/** The payment that a refund paid back; `advance` is set when that payment was a receipt voucher. */
export type PaidBackOf = Pick<PaymentRecord, 'number' | 'day' | 'issuer'> &
  Pick<Partial<PaymentRecord>, 'advance'>;

function titleOf({ direction }: PaymentRecord, isAdvance: boolean): ReceiptTitle {
  if (direction === 'out') return isAdvance ? 'Refund Voucher' : 'Refund';
  return isAdvance ? 'Receipt Voucher' : 'Receipt';
}

/** Returns the tax in an advance; `state` is the code of the clinic's State when it was received. */
function taxOf(
  amount: number,
  { code, rate, place }: NonNullable<PaymentRecord['advance']>,
  state: string,
): AdvanceTax {
  const sums = { pricesWithTax: true, chargesTax: true, sameState: place === state };
  return { code, rate, place, ...taxesInRupees(taxesOfNet(amount, { kind: 'taxable', rate }, sums)) };
}

/** Makes a payment's paper; `present` is the code of the clinic's State, for an advance that has no issuer. */
export function receiptView(payment: PaymentRecord, source: PaidBackOf | null, present: string): Receipt {
  const { advance, issuer } = source ?? payment;
  const state = issuer ? stateOf(issuer.gstin) : present;
  return {
    title: titleOf(payment, advance !== undefined),
    payment: paymentView(payment),
    advance: advance ? taxOf(payment.amount, advance, state) : null,
    source: source && { number: source.number, day: source.day },
  };
}
