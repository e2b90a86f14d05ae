import { callTable } from '../calls.ts';

/** Most results of each kind. */
export const FOUND_CLIENTS = 8;
export const FOUND_INVOICES = 5;

export interface Search {
  /** 1–100 characters: any part of a client's name, e-mail or phone, or of an invoice's number. */
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

/**
 * The finds of a text that the account may open: at most 8 clients and 5 invoices, by name and by number;
 * clients of similar names, the most alike first, where the text finds none.
 */
export interface Found {
  /** Doctors get only their own clients. */
  clients: FoundClient[];
  /** Only assistants get invoices: others open none. */
  invoices: FoundInvoice[];
}

/** Search that finds people and papers from any screen. */
export interface SearchCalls {
  find: { query: Search; answer: Found };
}

export const searchCalls = callTable<SearchCalls>()({
  find: ['GET /search', 'doctor', 'assistant', 'admin'],
});
