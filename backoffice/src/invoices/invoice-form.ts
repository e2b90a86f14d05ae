import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import type { IssueInvoice } from '@clinic/contract/billing/papers';
import type { Day } from '@clinic/contract/clinic-calendar';
import type { Rule } from '@clinic/contract/rules';
import type { ReactNode } from 'react';
import type { NewInvoice } from './new-invoice.ts';

/** An invoice is simple or has GST: what the two forms do each in their way; everything else they share. */
export interface InvoiceForm {
  /** Which days it may have. */
  dayRule: Rule;
  /** What is odd about a day that it may have. */
  oddDay: (day: Day) => string | undefined;
  /** The field of its number, or whence it comes. */
  number: ReactNode;
  hasNumber: (invoice: NewInvoice) => boolean;
  recipient: ReactNode;
  programClass: ReactNode;
  percents: ReactNode;
  /** Said small below a line; `isMissing`: it lacks a class. */
  classOfLine: (taxClass: string | undefined, day: Day) => { words: string; isMissing: boolean } | null;
  /** Sums by name, the total last. */
  sums: (invoice: NewInvoice) => [string, string][];
  /** What the client pays; null while a number is invalid. */
  total: (invoice: NewInvoice) => number | null;
  /** What it lacks beside what both need. */
  lacks: (invoice: NewInvoice) => string | undefined;
  body: (invoice: NewInvoice) => CreateInvoice | IssueInvoice;
  /** Ends the sentence that names the day of an invoice that replaces another. */
  afterDay: string;
  /** Its day is before the clinic's registration, which goes for today. */
  isBeforeRegistration: boolean;
}
