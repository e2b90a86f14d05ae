import { callTable } from './calls.ts';
import type { CreateInvoice, Invoice, InvoiceCreated } from './invoices.ts';

interface InvoiceCalls {
  add: { body: CreateInvoice; answer: InvoiceCreated };
  all: { answer: { invoices: Invoice[]; message: string } };
  one: { answer: { invoice: Invoice } };
  nextNumber: { answer: { invoiceNumber: string } };
}

export const invoiceCalls = callTable<InvoiceCalls>()({
  add: ['POST /invoice/addInvoice', 'assistant'],
  all: ['GET /invoice/getAllInvoices', 'assistant', 'admin'],
  one: ['GET /invoice/getInvoiceById/:id', 'assistant', 'admin'],
  nextNumber: ['GET /invoice/nextNumber', 'assistant'],
});
