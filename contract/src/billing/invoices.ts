import type { Day } from '../clinic-calendar.ts';
import type { PaymentMode } from '../constants.ts';
import type { PersonInput } from '../scheduling/appointments.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { PaperIssuer } from './issuers.ts';
import type { GstPaper, PaperState } from './papers.ts';
import type { Instalment, PaymentPart } from './payments.ts';
import type { SaidPaid } from './said-paid.ts';

/** Limits of an invoice: pieces of one line, weeks of a plan, number of lines. */
export const INVOICE_LIMITS = {
  quantity: { min: 1, max: 9999 },
  weeks: { min: 0, max: 52 },
  lines: 100,
} as const;

export const ITEM_NOT_FOUND = 'Selected item not found.';

export interface InvoiceItem {
  /** Id of the inventory item. */
  id: string;
  /** Set by the server from the inventory. */
  name: string;
  /** Whole, 1–9,999. */
  quantity: number;
  /** Rupees per piece. */
  price: number;
  /** Paid pieces that were out of stock and will be handed over later; left out: none. */
  toFollow?: number;
}

export interface CreateInvoice {
  /** Unique, ignoring case and outer spaces. */
  invoiceNumber: string;
  /** yyyy-MM-dd. */
  date: Day;
  /** Id, or {id, name}; the server looks the name up. */
  client: PersonInput;
  /** At most 100; at least one, unless the invoice charges for a program. */
  items: {
    /** Id of an item of the inventory. */
    id: string;
    /** Ignored: the server looks the name up. */
    name?: string;
    /** Pieces, 1–9,999. */
    quantity: number;
    /** Rupees a piece, 0–9,999,999.99, at most two decimals. */
    price: number;
  }[];
  /** Percent, 0–100, at most two decimals; left out: 0. */
  tax_Percent?: number | null;
  /** Percent, 0–100, at most two decimals; left out: 0. */
  discount_Percent?: number | null;
  /** Left out: "Cash". */
  paymentMode?: PaymentMode | null;
  /** Name of the client's program. */
  selectedPlan?: string | null;
  /** Weeks, 0–52; left out: 0. */
  numberOfWeeks?: number | null;
  /** Rupees a week; required when a plan is selected. */
  pricePerWeek?: number | null;
  /** The payments, at most ten, together not above the total; left out: all of it is paid in `paymentMode`. */
  payments?: PaymentPart[] | null;
  /** True: the client's credit is used, oldest first; with `payments` left out nothing else was paid. */
  useCredit?: boolean | null;
  /** Instalments of the unpaid rest, at most sixty, together the total; left out: all is due on the invoice's day. */
  dueOn?: Instalment[] | null;
}

export interface Invoice extends Stored {
  invoiceNumber: string;
  date: Day;
  client: PersonRef;
  clientName: string;
  items: InvoiceItem[];
  tax_Percent: number;
  discount_Percent: number;
  paymentMode: PaymentMode;
  /** The charged program; null without one. */
  plan: { name: string; weeks: number; pricePerWeek: number } | null;
  /** The same as flat fields, as they were sent: empty and 0 without a program. */
  selectedPlan: string;
  numberOfWeeks: number;
  pricePerWeek: number;
  /** Rupees, computed by the server. */
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  /** The unpaid rest; total = due + settled + what credit notes took off the debt. */
  due: number;
  settled: number;
  /** The invoice's credit notes; `fromDue` is the part that lowered its debt. */
  credits: { id: string; amount: number; fromDue: number }[];
  dueOn: Instalment[];
  /** Left out: the client has not said that it is paid, or less is due since. */
  saidPaid?: SaidPaid;
  state: PaperState;
  /** Id of the invoice that a correction made in its place; left out: none. */
  replacedBy?: string;
  /** Id of the invoice that this one corrects; left out: none. */
  replaces?: string;
  /** Null for a simple invoice. */
  gst: GstPaper | null;
  /** Left out in one that a server of an earlier release made beside this one. */
  issuer?: PaperIssuer;
}

/** Pieces that the stock could not give; the invoice is made all the same. */
export interface StockWarning {
  item: string;
  wanted: number;
  booked: number;
}

/** Answer of `POST /api/invoice/addInvoice`. */
export interface InvoiceCreated {
  message: string;
  invoice: Invoice;
  warnings: StockWarning[];
}

/** Answer of `POST /api/rest/invoices`: the record itself, as grids expect, with the stock's warnings. */
export type InvoiceRecordCreated = Invoice & Pick<InvoiceCreated, 'warnings'>;
