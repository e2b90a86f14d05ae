import type { MoneyMode } from '../billing/payments.ts';
import { callTable } from '../calls.ts';
import type { Day } from '../clinic-calendar.ts';
import type { ItemCategory } from '../constants.ts';

/** Most results of each kind. */
export const FOUND_CLIENTS = 8;
export const FOUND_INVOICES = 5;
export const FOUND_ITEMS = 5;
export const FOUND_PAPERS = 5;
/** A shorter reference would find too much. */
export const LEAST_OF_REFERENCE = 4;

export interface Search {
  /**
   * 1–100 characters: part of a client's name, email or phone; part of an invoice's number; words of an item's name; a
   * payment's client, or the start of its number or reference; a credit note's client or number.
   */
  q: string;
}

export interface FoundClient {
  id: string;
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** True: nothing matches the text itself; this client's name is similar. */
  similar?: true;
}

export interface FoundInvoice {
  id: string;
  invoiceNumber: string;
  /** The client's name. */
  client: string;
}

/** An item in stock, or a service. */
export interface FoundItem {
  id: string;
  name: string;
  category: ItemCategory;
}

export interface FoundCreditNote {
  id: string;
  number: string;
  /** The client's name. */
  client: string;
  /** Rupees. */
  amount: number;
  day: Day;
}

/** A found payment, incoming or outgoing. */
export interface FoundPayment extends Omit<FoundCreditNote, 'number'> {
  /** Number of its receipt; null when an invoice carries the payment. */
  number: string | null;
  /** Id of the invoice that carries it; null for a payment with a receipt. */
  invoice: string | null;
  mode: MoneyMode;
  /** The payment's reference, as of a UPI transfer; empty without one. */
  reference: string;
}

/**
 * The matches that the account may open: at most 8 clients by name and 5 invoices by number. Without matching clients,
 * those with similar names, the most alike first.
 */
export interface Found {
  /** Doctors get only their own clients. */
  clients: FoundClient[];
  /** Answered to assistants only, since others cannot open invoices. */
  invoices: FoundInvoice[];
  /** At most 5, by name, for assistants; left out: no match. */
  items?: FoundItem[];
  /** At most 5, the latest first, for assistants and admins; left out: no match. */
  payments?: FoundPayment[];
  /** At most 5, the latest first, for assistants and admins; left out: no match. */
  creditNotes?: FoundCreditNote[];
}

/** The search field that finds people and papers from any screen. */
export interface SearchCalls {
  find: { query: Search; answer: Found };
}

export const searchCalls = callTable<SearchCalls>()({
  find: ['GET /search', 'doctor', 'assistant', 'admin'],
});
