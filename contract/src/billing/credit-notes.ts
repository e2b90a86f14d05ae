import type { Day } from '../clinic-calendar.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { LineTax } from './gst-totals.ts';
import type { CreateInvoice, Invoice } from './invoices.ts';
import type { PaperIssuer } from './issuers.ts';
import type { IssueInvoice } from './papers.ts';
import type { MoneyMode, Payment } from './payments.ts';

/** Where the pieces of a credited line go: back on the shelf, written off, or nowhere since none come back. */
export const RETURNS = ['shelf', 'writtenOff', 'none'] as const;
export type Return = (typeof RETURNS)[number];

/** A line to credit: a number of pieces, or an amount of the line's net. */
export interface CreditLineInput {
  /** Index of the line in the invoice, from 0; the program follows the items. */
  line: number;
  /** Pieces, whole; one of `quantity` and `amount`. */
  quantity?: number;
  /** Rupees of the line's net. */
  amount?: number;
  returned: Return;
}

export interface CreditInvoice {
  /** The instant that was read: the server answers 409 to an older one. */
  updatedAt: string;
  lines: CreditLineInput[];
  reason: string;
  /** How the credit is paid back at once; left out: it stays the client's credit. */
  refund?: { mode: MoneyMode; reference?: string | null } | null;
}

export interface CreditNoteLine {
  line: number;
  name: string;
  /** Pieces; null when an amount was credited. */
  quantity: number | null;
  returned: Return;
  /** Pieces that were sold without ever leaving the shelf, and so do not return to it; left out: none. */
  neverLeft?: number;
  /** Credited rupees of the line, with tax. */
  amount: number;
  tax: LineTax | null;
}

/** A credit note: it takes back a part or all of an invoice. Rupees. */
export interface CreditNote extends Stored {
  number: string;
  invoice: string;
  invoiceNumber: string;
  client: PersonRef;
  day: Day;
  reason: string;
  lines: CreditNoteLine[];
  amount: number;
  /** The part of the credit that lowered the invoice's debt; the rest becomes the client's credit. */
  fromDue: number;
  /** The part of the rest that is neither used nor paid back. */
  left: number;
  /** True: the legal period for changing the tax was over, so it changes only the money. */
  withoutGst: boolean;
  by: PersonRef;
  /** Left out in one that a server of an earlier release made beside this one. */
  issuer?: PaperIssuer;
}

export interface CreditAnswer {
  message: string;
  invoice: Invoice;
  creditNote: CreditNote;
  /** The refund; only when `refund` was sent. */
  payment?: Payment;
}

/** Credits a wrong invoice completely and makes a new one. */
export interface CorrectInvoice {
  /** The instant that was read: the server answers 409 to an older one. */
  updatedAt: string;
  reason: string;
  /** The new invoice: simple, or of a registered clinic. */
  invoice: CreateInvoice | IssueInvoice;
}

export interface CorrectAnswer {
  message: string;
  /** The old invoice, credited. */
  invoice: Invoice;
  creditNote: CreditNote;
  /** The new invoice. */
  replacement: Invoice;
}
