import type { Day } from '../clinic-calendar.ts';
import type { LineTax } from './gst-totals.ts';
import type { Payment } from './payments.ts';

/** How the paper of a payment is headed; rules 50 and 51 of the CGST rules name those of an advance. */
export type ReceiptTitle = 'Receipt' | 'Receipt Voucher' | 'Refund' | 'Refund Voucher';

/** The tax in an advance, or in the part of one that is paid back. Rupees; `code` is a SAC. */
export interface AdvanceTax extends Pick<LineTax, 'code' | 'rate' | 'taxable' | 'cgst' | 'sgst' | 'igst'> {
  /** Code of the State of supply. */
  place: string;
}

/** The paper of a payment that has a number: of money that came in, or that was paid back. */
export interface Receipt {
  title: ReceiptTitle;
  payment: Payment;
  /** Null: no tax is in it. */
  advance: AdvanceTax | null;
  /** The payment or the credit note of which money was paid back; null for money that came in. */
  source: { number: string | null; day: Day } | null;
}
