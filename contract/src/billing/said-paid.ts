import type { Instant } from '../clinic-calendar.ts';

/**
 * A client's word that an invoice is paid; nothing is booked by it. It is gone as soon as less is due than then.
 */
export interface SaidPaid {
  id: string;
  at: Instant;
  reference: string;
  /** Rupees that were due when the client said so. */
  due: number;
  /** True while the desk looks for the payment; false: the desk said that it was not received. */
  open: boolean;
}

/** `POST /api/invoice/sayPaid/{id}`. */
export interface SayPaid {
  /** Number of the transfer as the client's app or bank shows it; at most 200 characters. */
  reference: string;
}

export interface SaidPaidAnswer {
  message: string;
  saidPaid: SaidPaid;
}

/** `POST /api/invoice/notReceived/{id}`. */
export interface NotReceived {
  /** Id of the client's word that is answered. */
  saidPaid: string;
}
