import { callTable } from '../calls.ts';
import type { PaperHead } from './business.ts';
import type {
  CorrectAnswer,
  CorrectInvoice,
  CreditAnswer,
  CreditInvoice,
  CreditNote,
} from './credit-notes.ts';
import type { CreateInvoice, Invoice, InvoiceCreated } from './invoices.ts';
import type { IssueInvoice } from './papers.ts';
import type { NotReceived, SaidPaidAnswer, SayPaid } from './said-paid.ts';

/** Invoices. */
export interface InvoiceCalls {
  /** Makes an invoice; the server computes its totals and takes the items off the stock. */
  add: { body: CreateInvoice; answer: InvoiceCreated };
  all: { answer: { invoices: Invoice[]; message: string } };
  one: { answer: { invoice: Invoice } };
  /** Answers the next free number of this year's series, such as INV-2026-0001. */
  nextNumber: { answer: { invoiceNumber: string } };
  /**
   * Makes an invoice of a registered clinic; its series gives the number. 409 NOT_REGISTERED, BOOKS_CLOSED,
   * DATE_BEFORE_LAST.
   */
  issue: { body: IssueInvoice; answer: InvoiceCreated };
  /** Credits lines of an invoice, or parts of them, by a credit note. 403 NEEDS_ADMIN above the desk's limit. */
  credit: { body: CreditInvoice; answer: CreditAnswer };
  /** Credits a whole invoice and makes a new one in its place. 409 TOO_LATE_TO_CORRECT. */
  correct: { body: CorrectInvoice; answer: CorrectAnswer };
  creditNotes: { answer: { creditNotes: CreditNote[] } };
  /** Answers the signed-in client's own invoices, newest first. */
  own: { answer: { invoices: Invoice[]; head: PaperHead } };
  /**
   * The client says that what is due of an own invoice is paid: the desk sees it, and nothing is booked. 409 NOTHING_DUE,
   * SAID_PAID while the desk still looks for it.
   */
  sayPaid: { body: SayPaid; answer: SaidPaidAnswer };
  /** The desk did not find the payment: the client is told. 409 STALE_RECORD when it was answered, or less is due. */
  notReceived: { body: NotReceived; answer: SaidPaidAnswer };
}

export const invoiceCalls = callTable<InvoiceCalls>()({
  add: ['POST /invoice/addInvoice', 'assistant', 'admin'],
  all: ['GET /invoice/getAllInvoices', 'assistant', 'admin'],
  one: ['GET /invoice/getInvoiceById/:id', 'assistant', 'admin'],
  nextNumber: ['GET /invoice/nextNumber', 'assistant', 'admin'],
  issue: ['POST /invoice/issue', 'assistant', 'admin'],
  credit: ['POST /invoice/credit/:id', 'assistant', 'admin'],
  correct: ['POST /invoice/correct/:id', 'assistant', 'admin'],
  creditNotes: ['GET /invoice/creditNotes/:id', 'assistant', 'admin'],
  own: ['GET /invoice/own', 'client'],
  sayPaid: ['POST /invoice/sayPaid/:id', 'client'],
  notReceived: ['POST /invoice/notReceived/:id', 'assistant', 'admin'],
});
