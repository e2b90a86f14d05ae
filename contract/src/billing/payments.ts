import type { Day, Instant } from '../clinic-calendar.ts';
import type { PersonInput } from '../scheduling/appointments.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { UpiAddress } from './upi.ts';

/** How money changes hands. Cash lies in the drawer and has the day on which it came. */
export const MONEY_MODES = ['Cash', 'UPI', 'Card', 'Bank', 'Online'] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];

/** Parts in which one invoice may be paid at the desk, and days on which its instalments may be due. */
export const MAX_PAYMENT_PARTS = 10;
export const MAX_INSTALMENTS = 60;

/** A part of what is paid when an invoice is made. */
export interface PaymentPart {
  mode: MoneyMode;
  /** Rupees, above 0, at most two decimals. */
  amount: number;
  /** Number of the transfer, the card slip or the cheque; at most 200 characters. */
  reference?: string | null;
  /** Day on which it came, from 2017-07-01 to today; not for cash. Left out: today. */
  on?: Day | null;
}

/** A part of the total, and the day when it is due. */
export interface Instalment {
  day: Day;
  /** Rupees, above 0, at most two decimals. */
  amount: number;
}

/** Where a row of the money book comes from. */
export const PAYMENT_KINDS = ['invoice', 'receipt', 'refund', 'reversal', 'before'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** One invoice that was paid from this payment. */
export interface PaymentUse {
  /** Id of the use; an invoice takes it once. */
  id: string;
  /** Id and number of the invoice. */
  invoice: string;
  invoiceNumber: string;
  /** Rupees that were asked for it. */
  wanted: number;
  /** Rupees that the invoice took; null while that is not settled. */
  taken: number | null;
}

/** Money that came in or went out. Amounts in rupees. */
export interface Payment extends Stored {
  /** Came in, or went out. */
  direction: 'in' | 'out';
  /**
   * `invoice`: paid when an invoice was made, which is its receipt. `receipt`: has a number. `refund`, `reversal`: went
   * out of `source`. `before`: of an invoice of the time before payments were kept.
   */
  kind: PaymentKind;
  /** Number in its series, such as RC/26-27/00042; null for a row that an invoice carries. */
  number: string | null;
  client: PersonRef;
  day: Day;
  mode: MoneyMode;
  amount: number;
  reference: string;
  by: PersonRef;
  /** The part that is neither used nor paid back: the client's credit. */
  left: number;
  uses: PaymentUse[];
  /** Id of the payment or credit note that an outgoing row belongs to; null for an incoming one. */
  source: string | null;
  /** When and why it was taken back; null while it holds. */
  reversed: { at: Instant; by: PersonRef; reason: string } | null;
  /** Id of the drawer's closing that counted it; null until one has. */
  closing: string | null;
}

/** An invoice that a payment is meant for. */
export interface WantedUse {
  /** Id of the invoice. */
  invoice: string;
  /** Rupees, above 0. */
  amount: number;
}

/** A payment of a client. */
export interface ReceivePayment extends PaymentPart {
  client: PersonInput;
  /** Which invoices it settles; left out: the oldest dues first. What is over is the client's credit. */
  invoices?: WantedUse[];
  /**
   * Why the clinic has it before any invoice; for a class of services it is a receipt voucher with tax. `place` is the
   * code of a State; left out: the clinic's.
   */
  advance?: { taxClass: string; place?: string | null } | null;
  /**
   * Rupees that were due as the screen saw it: of `invoices`, or of all of the client's when these are left out. Another
   * sum by now: 409 DUE_CHANGED, and nothing is received. Left out: it is not looked at.
   */
  due?: number;
}

/** The use of a client's credit for invoices. */
export interface AllocatePayment {
  /** Id of a payment or a credit note that has something left. */
  source: string;
  /** Left out: the oldest dues first. */
  invoices?: WantedUse[];
}

export interface RefundPayment {
  /** Id of a payment or a credit note with at least this much left. */
  source: string;
  mode: MoneyMode;
  /** Rupees, above 0. */
  amount: number;
  reference?: string | null;
  reason: string;
}

export interface ReversePayment {
  /** Mistyped, bounced; at most 200 characters. */
  reason: string;
}

export interface PaymentAnswer {
  message: string;
  payment: Payment;
}

/** An invoice of a client that is not paid, or not wholly. Rupees. */
export interface Due {
  invoice: string;
  invoiceNumber: string;
  client: PersonRef;
  date: Day;
  total: number;
  due: number;
  /** The first day on which an unpaid part was due: the invoice's own day without instalments. */
  dueSince: Day;
  /** Rupees whose day has passed or is today. */
  overdue: number;
  /** Days since `dueSince`; 0 when it is today or later. */
  days: number;
  /** The open parts by day; what is paid is not in them. */
  parts: Instalment[];
}

/** Something that a client has to his credit. */
export interface Credit {
  /** Id of a payment or a credit note. */
  source: string;
  kind: 'payment' | 'creditNote';
  number: string | null;
  day: Day;
  left: number;
  /** How a payment came; left out of a credit note. */
  mode?: MoneyMode;
}

/** A client's money with the clinic. Rupees. */
export interface ClientAccount {
  client: PersonRef;
  dues: Due[];
  credits: Credit[];
  /** Sum of the dues, and of the credits. */
  due: number;
  left: number;
  /** Total of the largest invoice; left out: none was made. */
  largest?: number;
  payments: Payment[];
}

/** The signed-in client's own. */
export interface OwnMoney extends ClientAccount {
  /** Where to pay by UPI; null: the clinic does not offer it. */
  upi: UpiAddress | null;
}
