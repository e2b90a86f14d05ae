import type { Day, Instant } from '../clinic-calendar.ts';
import type { PersonInput } from '../scheduling/appointments.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { PaperIssuer } from './issuers.ts';
import type { SaidPaid } from './said-paid.ts';
import type { UpiAddress } from './upi.ts';

/** Ways of paying. Cash lies in the drawer, and is always dated on the day it came. */
export const MONEY_MODES = ['Cash', 'UPI', 'Card', 'Bank', 'Online'] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];

/** Most payments of one invoice at the desk, and most instalments. */
export const MAX_PAYMENT_PARTS = 10;
export const MAX_INSTALMENTS = 60;

/** A payment that is entered with a new invoice. */
export interface PaymentPart {
  mode: MoneyMode;
  /** Rupees, above 0, at most two decimals. */
  amount: number;
  /** Number of the transfer, the card slip or the cheque; at most 200 characters. */
  reference?: string | null;
  /** Day on which it came, from 2017-07-01 to today; not allowed for cash. Left out: today. */
  on?: Day | null;
}

/** A part of the total, and the day when it is due. */
export interface Instalment {
  day: Day;
  /** Rupees, above 0, at most two decimals. */
  amount: number;
}

/** How a payment was made. */
export const PAYMENT_KINDS = ['invoice', 'receipt', 'refund', 'reversal', 'before'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** One invoice that was paid from this payment. */
export interface PaymentUse {
  /** Id of the use; an invoice takes it once. */
  id: string;
  /** Id and number of the invoice. */
  invoice: string;
  invoiceNumber: string;
  /** Rupees that the invoice should take. */
  wanted: number;
  /** Rupees that the invoice took; null while it is not settled. */
  taken: number | null;
}

/** Money that came in or went out. Amounts in rupees. */
export interface Payment extends Stored {
  /** Came in, or went out. */
  direction: 'in' | 'out';
  /**
   * `invoice`: paid with a new invoice, which is its receipt. `receipt`: has a number of its own. `refund`, `reversal`:
   * paid out of `source`. `before`: from a release that kept no payments.
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
  /** When, by whom and why it was reversed; null while it is valid. */
  reversed: { at: Instant; by: PersonRef; reason: string } | null;
  /** Id of the drawer's closing that counted it; null before. */
  closing: string | null;
  /** Left out where it has no paper, and in one that a server of an earlier release made beside this one. */
  issuer?: PaperIssuer;
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
  /** Invoices to settle; left out: the oldest debts first. The rest becomes the client's credit. */
  invoices?: WantedUse[];
  /**
   * Marks an advance, money before any invoice; for a class of services its paper is a receipt voucher with tax.
   * `place`: code of a State; left out: the clinic's.
   */
  advance?: { taxClass: string; place?: string | null } | null;
  /**
   * Rupees of debt that the screen showed: of `invoices`, or of all the client's. If it has changed: 409 DUE_CHANGED,
   * and nothing is received. Left out: not checked.
   */
  due?: number;
}

/** Pays invoices with a client's credit. */
export interface AllocatePayment {
  /** Id of a payment or credit note that is not used up. */
  source: string;
  /** Invoices to pay; left out: the oldest debts first. */
  invoices?: WantedUse[];
}

export interface RefundPayment {
  /** Id of a payment or credit note with at least this much left. */
  source: string;
  mode: MoneyMode;
  /** Rupees, above 0. */
  amount: number;
  reference?: string | null;
  reason: string;
}

export interface ReversePayment {
  /** Why, such as mistyped or bounced; at most 200 characters. */
  reason: string;
}

export interface PaymentAnswer {
  message: string;
  payment: Payment;
}

/** An invoice that is not fully paid. Rupees. */
export interface Due {
  invoice: string;
  invoiceNumber: string;
  client: PersonRef;
  date: Day;
  total: number;
  due: number;
  /** The first day on which an unpaid instalment was due: the invoice's own day without instalments. */
  dueSince: Day;
  /** Rupees that are due today or earlier. */
  overdue: number;
  /** Days since `dueSince`; 0 when it is today or later. */
  days: number;
  /** Open instalments by day, without those already paid. */
  parts: Instalment[];
  /** Left out: the client has not said that it is paid, or less is due since; also on a past day. */
  saidPaid?: SaidPaid;
}

/** A payment or credit note that is not used up. */
export interface Credit {
  /** Id of that payment or credit note. */
  source: string;
  kind: 'payment' | 'creditNote';
  number: string | null;
  day: Day;
  left: number;
  /** Mode of the payment; left out for a credit note. */
  mode?: MoneyMode;
}

/** A client's money with the clinic. Rupees. */
export interface ClientAccount {
  client: PersonRef;
  dues: Due[];
  credits: Credit[];
  /** Sum of the debts, and sum of the credits. */
  due: number;
  left: number;
  /** Total of the client's largest invoice; left out: there is none. */
  largest?: number;
  payments: Payment[];
}

/** The signed-in client's own account. */
export interface OwnMoney extends ClientAccount {
  /** The clinic's UPI address; null: UPI is not offered. */
  upi: UpiAddress | null;
}
