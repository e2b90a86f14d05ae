import { callTable } from '../calls.ts';
import type { CreditNote } from './credit-notes.ts';
import type { Receipt } from './receipts.ts';

/** Calls of receipts and credit notes. */
export interface ReceiptCalls {
  /** Answers a payment's paper; 404 when an invoice is its receipt, and for payments without a paper. */
  one: { answer: Receipt };
  /** Answers the signed-in client's own papers, newest first. */
  own: { answer: { receipts: Receipt[]; creditNotes: CreditNote[] } };
}

export const receiptCalls = callTable<ReceiptCalls>()({
  one: ['GET /payment/receipt/:id', 'assistant', 'admin'],
  own: ['GET /payment/ownPapers', 'client'],
});
