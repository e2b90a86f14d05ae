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

/** Money of clients: what came in, what is owed, what goes back. */
export interface PaymentCalls {
  /**
   * Takes a payment for invoices, or to the client's credit; an invoice takes no more than it is owed. 409 DUE_CHANGED
   * when another sum is due than `due` says.
   */
  receive: { body: ReceivePayment; answer: PaymentAnswer };
  /** Uses a client's credit. 409 CREDIT_USED when there is less left meanwhile. */
  allocate: { body: AllocatePayment; answer: { message: string; account: ClientAccount } };
  /** Pays money back. 403 NEEDS_ADMIN above the desk's limit, 409 CREDIT_USED when there is less left. */
  refund: { body: RefundPayment; answer: PaymentAnswer };
  /** Takes back a payment that was mistyped or bounced: each invoice owes again. 409 MONEY_MOVED. */
  reverse: { body: ReversePayment; answer: PaymentAnswer };
  account: { answer: ClientAccount };
  /** Lists debts, longest first; with `at`, as they were at the end of that day. */
  dues: { query: { at?: Day }; answer: { at: Day; dues: Due[] } };
  /** The signed-in client's own. */
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
