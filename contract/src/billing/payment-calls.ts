import { callTable } from '../calls.ts';
import type { Day } from '../clinic-calendar.ts';
import type {
  AllocatePayment,
  ClientAccount,
  Due,
  OwnMoney,
  PaymentAnswer,
  ReceivePayment,
  RefundPayment,
  ReversePayment,
} from './payments.ts';

/** Calls of payments, debts and refunds. */
export interface PaymentCalls {
  /**
   * Receives a payment for invoices, or as the client's credit; an invoice takes no more than its debt. 409 DUE_CHANGED
   * when the debt differs from `due`.
   */
  receive: { body: ReceivePayment; answer: PaymentAnswer };
  /** Pays invoices with a client's credit. 409 CREDIT_USED when less is left meanwhile. */
  allocate: { body: AllocatePayment; answer: { message: string; account: ClientAccount } };
  /** Pays money back. 403 NEEDS_ADMIN above the desk's limit, 409 CREDIT_USED when too little is left. */
  refund: { body: RefundPayment; answer: PaymentAnswer };
  /** Reverses a payment that was mistyped or bounced: its invoices are owed again. 409 MONEY_MOVED. */
  reverse: { body: ReversePayment; answer: PaymentAnswer };
  account: { answer: ClientAccount };
  /** Lists debts, longest first; with `at`, as they were at the end of that day. */
  dues: { query: { at?: Day }; answer: { at: Day; dues: Due[] } };
  /** Answers the signed-in client's own account. */
  own: { answer: OwnMoney };
}

export const paymentCalls = callTable<PaymentCalls>()({
  receive: ['POST /payment/receive', 'assistant', 'admin'],
  allocate: ['POST /payment/allocate', 'assistant', 'admin'],
  refund: ['POST /payment/refund', 'assistant', 'admin'],
  reverse: ['POST /payment/reverse/:id', 'assistant', 'admin'],
  account: ['GET /payment/account/:clientId', 'assistant', 'admin'],
  dues: ['GET /report/dues', 'assistant', 'admin'],
  own: ['GET /payment/own', 'client'],
});
