import type { Day } from '../clinic-calendar.ts';
import type { LineTax } from './gst-totals.ts';
import type { Payment } from './payments.ts';

/** Heading of a payment's paper; rules 50 and 51 of the CGST rules prescribe those of advances. */
export type ReceiptTitle = 'Receipt' | 'Receipt Voucher' | 'Refund' | 'Refund Voucher';

/** The tax contained in an advance, or in its refunded part. Rupees; `code` is a SAC. */
export interface AdvanceTax extends Pick<LineTax, 'code' | 'rate' | 'taxable' | 'cgst' | 'sgst' | 'igst'> {
  /** Code of the State of supply. */
  place: string;
}

/** The paper of a numbered payment, received or paid back. */
export interface Receipt {
  title: ReceiptTitle;
  payment: Payment;
  /** Null: it contains no tax. */
  advance: AdvanceTax | null;
  /** The payment or credit note that was paid back; null for a received payment. */
  source: { number: string | null; day: Day } | null;
}
