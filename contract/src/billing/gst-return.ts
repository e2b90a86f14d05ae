import { formatDay, type Day } from '../clinic-calendar.ts';
import { inOrder } from '../platform/in-order.ts';
import type { PaperLine } from './credit-sums.ts';
import { taxesOf } from './gst-totals.ts';
import { STATES } from './gstin.ts';
import { fromPaise } from './invoice-totals.ts';
import { figure, money, text, type ReportCell } from './money-reports.ts';
import { isInB2b } from './recipient-numbers.ts';

/** A paper of a registered clinic; amounts in paise. */
export interface ReturnPaper {
  number: string;
  day: Day;
  total: number;
  /** Code of the State of supply. */
  place: string;
  recipient: { name: string; gstin: string };
  lines: readonly PaperLine[];
}

/** A credit note that changes a paper's tax. */
export interface ReturnNote {
  number: string;
  day: Day;
  amount: number;
  lines: readonly PaperLine[];
  paper: Pick<ReturnPaper, 'place' | 'recipient' | 'total'>;
}

/** Invoices and credit notes of a period; `state` is the code of the clinic's State. */
export interface ReturnMonth {
  state: string;
  papers: readonly ReturnPaper[];
  notes: readonly ReturnNote[];
}

/**
 * Paise above which a paper to an unregistered person in another State is listed by itself: ₹1,00,000 since 2024-08-01.
 */
const LARGE = 10_000_000;

export type Section = 'b2b' | 'b2cl' | 'b2cs';

export function sectionOf(
  { recipient, place, total }: Pick<ReturnPaper, 'place' | 'recipient' | 'total'>,
  state: string,
): Section {
  if (isInB2b(recipient.gstin)) return 'b2b';
  return place !== state && total > LARGE ? 'b2cl' : 'b2cs';
}

/** A State as papers print it: 24-Gujarat. */
export const placeName = (code: string): string => `${code}-${STATES[code]?.name ?? ''}`;

/** A State as the offline tool's list spells it: 24-Gujarat. */
export const returnPlace = (code: string): string =>
  `${code}-${STATES[code]?.inReturns ?? STATES[code]?.name ?? ''}`;

/** A day as the return writes it: 05-Jan-2026. */
export const returnDay = (day: Day): string => formatDay(day).replaceAll(' ', '-');

/** Groups rows by a key, in the order of the keys. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = [...Map.groupBy(rows, keyOf)];
  return groups.toSorted(([one], [other]) => inOrder(one, other)).map(([, group]) => group);
}

/** A rate as text that sorts like the number. */
export const rateKey = (rate: number): string => rate.toFixed(2).padStart(6, '0');

interface Rated {
  rate: number;
  taxable: number;
}

interface Placed extends Rated {
  place: string;
}

/** Sums the taxed lines of one paper by rate. */
export function byRate(lines: readonly PaperLine[]): Rated[] {
  const taxed = lines.filter(({ kind }) => kind === 'taxable');
  return grouped(taxed, ({ rate }) => rateKey(rate)).map((group) => ({
    rate: group[0]?.rate ?? 0,
    taxable: taxesOf(group).taxable,
  }));
}

/** Sums taxable amounts by place of supply and rate, as the return's tables list them. */
export function byPlaceAndRate(parts: readonly Placed[]): Placed[] {
  return grouped(parts, ({ place, rate }) => `${place} ${rateKey(rate)}`).map((group) => ({
    place: group[0]?.place ?? '',
    rate: group[0]?.rate ?? 0,
    taxable: group.reduce((sum, { taxable }) => sum + taxable, 0),
  }));
}

export const PLACE = text('Place Of Supply');
export const SHARE = text('Applicable % of Tax Rate');

/** The last columns of each table that lists rates. */
export const RATED = [figure('Rate'), money('Taxable Value'), money('Cess Amount')];

export const ratedCells = ({ rate, taxable }: Rated): ReportCell[] => [rate, fromPaise(taxable), 0];
