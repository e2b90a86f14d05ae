import { addDays, type Day } from '../clinic-calendar.ts';
import { heldOn } from './held-on.ts';

/** Not registered for GST; the regular way; the composition way, which charges no tax on its papers. */
export const REGISTRATIONS = ['none', 'regular', 'composition'] as const;
export type RegistrationKind = (typeof REGISTRATIONS)[number];

export interface GstRegistration {
  /** Holds from this day on. */
  from: Day;
  kind: RegistrationKind;
  /** Empty for `none`. */
  gstin: string;
}

/** The clinic's own details that are printed on a paper. */
export type PaperHead = Pick<Business, 'legalName' | 'address' | 'registration' | 'signatory' | 'foot'>;

/** Which paper a number is for. */
export const PAPERS = ['invoice', 'creditNote', 'receipt', 'voucher', 'refund'] as const;
export type Paper = (typeof PAPERS)[number];

/** The clinic as a business: one record, which an admin sets. */
export interface Business {
  legalName: string;
  address: string;
  /** Code of the State, such as "24". */
  state: string;
  /** In the order of their days; empty: not registered. */
  registration: GstRegistration[];
  /** Empty: no payment by UPI is offered. */
  upiId: string;
  upiPayee: string;
  /** Up to four letters and digits each, all different. */
  prefixes: Record<Paper, string>;
  pricesWithTax: boolean;
  roundToRupee: boolean;
  drawer: 'clinic' | 'person';
  /** Limits of what the desk may do without an admin, in per cent, rupees and rupees; null: no limit. */
  limits: { discountPercent: number | null; credit: number | null; refund: number | null };
  /** No paper is dated on this day or before; a day before today; null: open. */
  closedUntil: Day | null;
  /** Day of the last annual return; null: none. */
  annualReturn: Day | null;
  /** Which class a program's name proposes. */
  programClasses: { name: string; class: string }[];
  signatory: string;
  /** Line at the foot of each paper. */
  foot: string;
}

export const DEFAULT_PREFIXES: Readonly<Record<Paper, string>> = {
  invoice: 'TW',
  creditNote: 'CN',
  receipt: 'RC',
  voucher: 'AV',
  refund: 'RF',
};

/** The settings of a clinic whose admin has stored none yet. */
export const DEFAULT_BUSINESS: Readonly<Business> = {
  legalName: '',
  address: '',
  state: '',
  registration: [],
  upiId: '',
  upiPayee: '',
  prefixes: DEFAULT_PREFIXES,
  pricesWithTax: true,
  roundToRupee: false,
  drawer: 'clinic',
  limits: { discountPercent: null, credit: null, refund: null },
  closedUntil: null,
  annualReturn: null,
  programClasses: [],
  signatory: '',
  foot: '',
};

export interface BusinessAnswer {
  business: Business;
  /** Raised by every change; 0 before the first. */
  version: number;
}

export interface SaveBusiness extends Business {
  /** The version that was read: the server answers 409 to an older one. */
  version: number;
  /**
   * Simple invoices on the days that a registration takes in, as the admin was asked about them; others by now, or none
   * asked about yet: 409 SIMPLE_INVOICES. Left out: they are not looked at.
   */
  overSimple?: SimpleInvoices;
}

/** Invoices without GST: how many, and their sum in rupees. */
export interface SimpleInvoices {
  number: number;
  sum: number;
}

/** How the clinic is registered on a day. */
export function registrationOn({ registration }: Pick<Business, 'registration'>, day: Day): GstRegistration {
  return heldOn(registration, day) ?? { from: day, kind: 'none', gstin: '' };
}

/** Days, both included, on which a clinic was registered the regular way. */
export interface RegularDays {
  from: Day;
  to: Day;
  gstin: string;
}

/** Says on which of the days the clinic was registered the regular way: on none, on all, or on these parts. */
export const regularDays = (
  { registration }: Pick<Business, 'registration'>,
  { from, to }: { from: Day; to: Day },
): RegularDays[] =>
  registration.flatMap((row, place) => {
    const next = registration[place + 1];
    const first = row.from > from ? row.from : from;
    const last = next && next.from <= to ? addDays(next.from, -1) : to;
    return row.kind === 'regular' && first <= last ? [{ from: first, to: last, gstin: row.gstin }] : [];
  });
