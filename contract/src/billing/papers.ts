import type { Day } from '../clinic-calendar.ts';
import type { PersonInput } from '../scheduling/appointments.ts';
import type { Discount, LineTax } from './gst-totals.ts';
import type { Instalment, PaymentPart } from './payments.ts';

/** The heading that GST law prescribes for the printed invoice. All three share one series of numbers. */
export const PAPER_TITLES = ['Tax Invoice', 'Bill of Supply', 'Invoice-cum-bill of supply'] as const;
export type PaperTitle = (typeof PAPER_TITLES)[number];

/** Lists are sorted in this order, and its places are stored: a new one stands at the end. */
export const PAPER_STATES = ['open', 'partPaid', 'paid', 'partCredited', 'credited'] as const;
/** Open, part paid, paid, part credited, credited: derived from what is due and credited. */
export type PaperState = (typeof PAPER_STATES)[number];

/** To whom a paper is made out, and where what it names is supplied. */
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

/** An invoice of a registered clinic. At least one item, or the program. */
export interface IssueInvoice {
  /** A day from 2017-07-01 to today, and not before the last paper of its series. */
  date: Day;
  client: PersonInput;
  items: {
    /** Id of an item with a class. */
    id: string;
    /** Pieces, 1–9,999. */
    quantity: number;
    /** Rupees a piece, with tax in it where the clinic's prices have. */
    price: number;
  }[];
  program?: ProgramLine | null;
  /** Off the whole: per cent, or rupees. */
  discount?: Discount | null;
  /** Code of the State to which goods are sent; left out: where they are handed over. */
  place?: string | null;
  recipient?: Recipient | null;
  /** Left out: nothing was paid. */
  payments?: PaymentPart[];
  /** The client's credit is used for it, oldest first. */
  useCredit?: boolean;
  /** Left out: all on the invoice's day. */
  dueOn?: Instalment[];
}

/** Fields of an invoice that only a registered clinic's has. Rupees. */
export interface GstPaper {
  title: PaperTitle;
  /** Code of the State of supply. */
  place: string;
  recipient: { name: string; gstin: string; address: string; state: string };
  /** Lines as they are taxed: the items in their order, then the program. */
  lines: LineTax[];
  taxable: number;
  cgst: number;
  /** Tax of the State; UTGST in a Union Territory. */
  sgst: number;
  igst: number;
  roundOff: number;
}
