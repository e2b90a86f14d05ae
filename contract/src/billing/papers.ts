import type { Day } from '../clinic-calendar.ts';
import type { PersonInput } from '../scheduling/appointments.ts';
import type { Discount, LineTax } from './gst-totals.ts';
import type { Instalment, PaymentPart } from './payments.ts';

/** The heading that GST law prescribes for the printed invoice. All three share one series of numbers. */
export const PAPER_TITLES = ['Tax Invoice', 'Bill of Supply', 'Invoice-cum-bill of supply'] as const;
export type PaperTitle = (typeof PAPER_TITLES)[number];

/** States in the order of sorted lists. Indexes into this list are stored, so a new state must be added at the end. */
export const PAPER_STATES = ['open', 'partPaid', 'paid', 'partCredited', 'credited'] as const;
/** State of an invoice, derived from its debt and its credits. */
export type PaperState = (typeof PAPER_STATES)[number];

/** The buyer on a paper, and the place of supply. */
export interface Recipient {
  /** Left out: the client's name. */
  name?: string | null;
  /** GSTIN or UIN. */
  gstin?: string | null;
  /** At most 5,000 characters. */
  address?: string | null;
  /** Code of the State of the address, such as "24". */
  state?: string | null;
}

/** The line of an invoice that charges for a program: weeks × price. */
export interface ProgramLine {
  name: string;
  /** 1–52. */
  weeks: number;
  /** Rupees. */
  pricePerWeek: number;
  /** Id of a signed class. */
  taxClass: string;
}

/** An invoice of a registered clinic, with at least one item or the program. */
export interface IssueInvoice {
  /** A day from 2017-07-01 to today, and not before the last paper of its series. */
  date: Day;
  client: PersonInput;
  items: {
    /** Id of an item that has a tax class. */
    id: string;
    /** Pieces, 1–9,999. */
    quantity: number;
    /** Rupees per piece, including tax if the clinic's prices do. */
    price: number;
  }[];
  program?: ProgramLine | null;
  /** A discount on the whole: in per cent or rupees. */
  discount?: Discount | null;
  /** Code of the State to which goods are sent; left out: they are handed over at the clinic. */
  place?: string | null;
  recipient?: Recipient | null;
  /** Left out: nothing was paid. */
  payments?: PaymentPart[];
  /** True: the client's credit is used, oldest first. */
  useCredit?: boolean;
  /** Instalments; left out: all is due on the invoice's day. */
  dueOn?: Instalment[];
}

/** Fields of an invoice that only a registered clinic's has. Rupees. */
export interface GstPaper {
  title: PaperTitle;
  /** Code of the State of supply. */
  place: string;
  recipient: { name: string; gstin: string; address: string; state: string };
  /** The taxed lines: items, then the program. */
  lines: LineTax[];
  taxable: number;
  cgst: number;
  /** Tax of the State; UTGST in a Union Territory. */
  sgst: number;
  igst: number;
  roundOff: number;
}
