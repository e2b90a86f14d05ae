import { callTable } from '../calls.ts';
import type { CreateInvoice, Invoice, InvoiceCreated } from './invoices.ts';

/** Invoices. */
export interface InvoiceCalls {
  /** Makes an invoice; the server computes its totals and takes the items off the stock. */
  add: { body: CreateInvoice; answer: InvoiceCreated };
  all: { answer: { invoices: Invoice[]; message: string } };
  one: { answer: { invoice: Invoice } };
  /** The next free number of this year's series, such as INV-2026-0001. */
  nextNumber: { answer: { invoiceNumber: string } };
}

export const invoiceCalls = callTable<InvoiceCalls>()({
  add: ['POST /invoice/addInvoice', 'assistant'],
  all: ['GET /invoice/getAllInvoices', 'assistant', 'admin'],
  one: ['GET /invoice/getInvoiceById/:id', 'assistant', 'admin'],
  nextNumber: ['GET /invoice/nextNumber', 'assistant'],
});
