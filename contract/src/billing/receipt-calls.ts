import { callTable } from '../calls.ts';
import type { CreditNote } from './credit-notes.ts';
import type { Receipt } from './receipts.ts';

/** Papers of money beside invoices. */
export interface ReceiptCalls {
  /** The paper of a payment; 404 for one that an invoice carries, which is its receipt, and for a row without paper. */
  one: { answer: Receipt };
  /** The signed-in client's own, newest first. */
  own: { answer: { receipts: Receipt[]; creditNotes: CreditNote[] } };
}

export const receiptCalls = callTable<ReceiptCalls>()({
  one: ['GET /payment/receipt/:id', 'assistant', 'admin'],
  own: ['GET /payment/ownPapers', 'client'],
});
