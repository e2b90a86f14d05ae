import type { MoneyMode } from '../billing/payments.ts';
import { callTable } from '../calls.ts';
import type { Day } from '../clinic-calendar.ts';
import type { ItemCategory } from '../constants.ts';

/** Most results of each kind. */
export const FOUND_CLIENTS = 8;
export const FOUND_INVOICES = 5;
export const FOUND_ITEMS = 5;
export const FOUND_PAPERS = 5;
/** Fewer characters of a reference find too much. */
export const LEAST_OF_REFERENCE = 4;

export interface Search {
  /**
   * 1–100 characters: any part of a client's name, e-mail or phone, or of an invoice's number; words of an item's name;
   * the client, the beginning of the number or of the reference of a payment; the client or the number of a credit note.
   */
  q: string;
}

export interface FoundClient {
  id: string;
  name: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** Only where no one is found by the text itself: the name is similar. */
  similar?: true;
}

export interface FoundInvoice {
  id: string;
  invoiceNumber: string;
  /** Name of its client. */
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
  /** Name of its client. */
  client: string;
  /** Rupees. */
  amount: number;
  day: Day;
}

/** Money that came in or went out. */
export interface FoundPayment extends Omit<FoundCreditNote, 'number'> {
  /** Number of its receipt; null where an invoice carries it. */
  number: string | null;
  /** Id of the invoice that carries it; null for one with a receipt. */
  invoice: string | null;
  mode: MoneyMode;
  /** For example of UPI; empty without one. */
  reference: string;
}

/**
 * The finds of a text that the account may open: at most 8 clients and 5 invoices, by name and by number;
 * clients of similar names, the most alike first, where the text finds none.
 */
export interface Found {
  /** Doctors get only their own clients. */
  clients: FoundClient[];
  /** Only assistants get invoices: others open none. */
  invoices: FoundInvoice[];
  /** At most 5, by name, of assistants only; left out: none. */
  items?: FoundItem[];
  /** At most 5, the latest first, for assistants and admins; left out: none. */
  payments?: FoundPayment[];
  /** At most 5, the latest first, for assistants and admins; left out: none. */
  creditNotes?: FoundCreditNote[];
}

/** Search that finds people and papers from any screen. */
export interface SearchCalls {
  find: { query: Search; answer: Found };
}

export const searchCalls = callTable<SearchCalls>()({
  find: ['GET /search', 'doctor', 'assistant', 'admin'],
});
