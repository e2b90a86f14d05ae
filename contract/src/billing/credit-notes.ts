import type { Day } from '../clinic-calendar.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { LineTax } from './gst-totals.ts';
import type { CreateInvoice, Invoice } from './invoices.ts';
import type { IssueInvoice } from './papers.ts';
import type { MoneyMode, Payment } from './payments.ts';

/** Where the pieces of a credited line go: back on the shelf, written off, or nowhere since none come back. */
export const RETURNS = ['shelf', 'writtenOff', 'none'] as const;
export type Return = (typeof RETURNS)[number];

/** One line of what is taken back: so many pieces, or an amount of the line's net. */
export interface CreditLineInput {
  /** Its place in the invoice's lines, from 0; the program is the line after the items. */
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
  /** Paid back at once; left out: it stays the client's credit. */
  refund?: { mode: MoneyMode; reference?: string | null } | null;
}

export interface CreditNoteLine {
  line: number;
  name: string;
  /** Pieces; null when an amount was credited. */
  quantity: number | null;
  returned: Return;
  /** Pieces that were sold and never on the shelf, so that they did not come back to it; left out: none. */
  neverLeft?: number;
  /** Rupees of the line's total that are credited, with their tax. */
  amount: number;
  tax: LineTax | null;
}

/** A paper that takes back a part of an invoice, or all of it. Rupees. */
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
  /** After the last day on which the law lets it change the tax: it changes the money only. */
  withoutGst: boolean;
  by: PersonRef;
}

export interface CreditAnswer {
  message: string;
  invoice: Invoice;
  creditNote: CreditNote;
  /** With `refund` only. */
  payment?: Payment;
}

/** A wrong invoice is credited whole and made anew. */
export interface CorrectInvoice {
  /** The instant that was read: the server answers 409 to an older one. */
  updatedAt: string;
  reason: string;
  /** The paper in its place: simple, or of a registered clinic. */
  invoice: CreateInvoice | IssueInvoice;
}

export interface CorrectAnswer {
  message: string;
  /** The corrected one. */
  invoice: Invoice;
  creditNote: CreditNote;
  /** The one in its place. */
  replacement: Invoice;
}
