import { addDays, type Day } from '../clinic-calendar.ts';
import { SHIPPED_PREFIX } from '../clinic.ts';
import { heldOn } from './held-on.ts';

/**
 * How a clinic is registered for GST: not at all; the regular way; under composition, which charges no tax on its
 * papers.
 */
export const REGISTRATIONS = ['none', 'regular', 'composition'] as const;
export type RegistrationKind = (typeof REGISTRATIONS)[number];

export interface GstRegistration {
  /** First day of this registration. */
  from: Day;
  kind: RegistrationKind;
  /** The clinic's GST number; empty for `none`. */
  gstin: string;
}

/** The clinic's own details that are printed on a paper. */
export type PaperHead = Pick<Business, 'legalName' | 'address' | 'registration' | 'signatory' | 'foot'>;

/** The kinds of numbered papers. */
export const PAPERS = ['invoice', 'creditNote', 'receipt', 'voucher', 'refund'] as const;
export type Paper = (typeof PAPERS)[number];

/** The clinic's business settings: one record, which an admin sets. */
export interface Business {
  legalName: string;
  address: string;
  /** Code of the State, such as "24". */
  state: string;
  /** In order of their days; empty: not registered. */
  registration: GstRegistration[];
  /** The clinic's UPI address; empty: payment by UPI is not offered. */
  upiId: string;
  upiPayee: string;
  /** Prefixes of paper numbers: up to four letters and digits each, all different. */
  prefixes: Record<Paper, string>;
  pricesWithTax: boolean;
  roundToRupee: boolean;
  drawer: 'clinic' | 'person';
  /** Limits of what the desk may do without an admin, in per cent, rupees and rupees; null: no limit. */
  limits: { discountPercent: number | null; credit: number | null; refund: number | null };
  /** No paper may be dated on this day or before it; it lies before today; null: no limit. */
  closedUntil: Day | null;
  /** Day of the last annual return; null: none yet. */
  annualReturn: Day | null;
  /** Tax classes that are proposed for programs, by name. */
  programClasses: { name: string; class: string }[];
  signatory: string;
  /** A line at the foot of each paper. */
  foot: string;
}

export const DEFAULT_PREFIXES: Readonly<Record<Paper, string>> = {
  invoice: SHIPPED_PREFIX,
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
  /** Counts the changes; 0 before the first. */
  version: number;
}

export interface SaveBusiness extends Business {
  /** The version that was read: the server answers 409 to an older one. */
  version: number;
  /**
   * Number and sum of simple invoices on days that a registration newly covers, as the admin confirmed them; other ones
   * answer 409 SIMPLE_INVOICES. Left out: they are not checked.
   */
  overSimple?: SimpleInvoices;
}

/** Invoices without GST: how many, and their sum in rupees. */
export interface SimpleInvoices {
  number: number;
  sum: number;
}

/** The clinic's registration on a day. */
export function registrationOn({ registration }: Pick<Business, 'registration'>, day: Day): GstRegistration {
  return heldOn(registration, day) ?? { from: day, kind: 'none', gstin: '' };
}

/** A period, both days included, of regular registration. */
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
