import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import type { IssueInvoice } from '@clinic/contract/billing/papers';
import type { Day } from '@clinic/contract/clinic-calendar';
import type { Rule } from '@clinic/contract/rules';
import type { ReactNode } from 'react';
import type { NewInvoice } from './new-invoice.ts';

/** An invoice is simple or has GST: the two forms do this each in their way, and share everything else. */
export interface InvoiceForm {
  /** Says why it cannot have a day. */
  dayRule: Rule;
  /** Says that a day, which it may have, is odd. */
  oddDay: (day: Day) => string | undefined;
  /** The field of its number, or a sentence that it comes by itself. */
  number: ReactNode;
  hasNumber: (invoice: NewInvoice) => boolean;
  recipient: ReactNode;
  programClass: ReactNode;
  percents: ReactNode;
  /** Said small below a line; `isMissing`: it lacks a class. */
  classOfLine: (taxClass: string | undefined, day: Day) => { words: string; isMissing: boolean } | null;
  /** Sums by name, the total last. */
  sums: (invoice: NewInvoice) => [string, string][];
  /** The client pays it; null while a number is invalid. */
  total: (invoice: NewInvoice) => number | null;
  /** Says what it lacks beside the parts that both need. */
  lacks: (invoice: NewInvoice) => string | undefined;
  body: (invoice: NewInvoice) => CreateInvoice | IssueInvoice;
  /** Ends the sentence that names the day of an invoice that replaces another. */
  afterDay: string;
  /** Its day is before the clinic's registration, which goes for today. */
  isBeforeRegistration: boolean;
}
