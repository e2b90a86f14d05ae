import type { Day } from '../clinic-calendar.ts';
import { byPlaceAndRate, PLACE, returnPlace, ratedCells, SHARE } from './gst-return.ts';
import { taxesOf, taxesOfNet, type Taxes } from './gst-totals.ts';
import { figure, money, type ReportTable } from './money-reports.ts';

/** A receipt voucher, money taken before the invoice; amounts in paise include their tax. */
export interface Advance {
  day: Day;
  /** Code of the State of supply. */
  place: string;
  /** Per cent. */
  rate: number;
  amount: number;
  /** How the advance was used or paid back, oldest first. */
  uses: readonly AdvanceUse[];
}

/** A part of an advance that an invoice used, or that was paid back. */
export interface AdvanceUse {
  day: Day;
  amount: number;
  kind: 'invoice' | 'refund';
}

/** A part of an advance, counted in one month. */
interface Part extends Taxes {
  place: string;
  rate: number;
}

/** First and last day of a month, and code of the clinic's State. */
export interface AdvanceMonth {
  from: Day;
  to: Day;
  state: string;
}

/**
 * The part between two running sums, with its tax as the difference of their taxes, so that all parts add up to the
 * voucher's.
 */
function partOf({ place, rate }: Advance, state: string, from: number, to: number): Part {
  const how = { pricesWithTax: true, chargesTax: true, sameState: place === state };
  const until = (amount: number) => taxesOfNet(amount, { kind: 'taxable', rate }, how);
  return { place, rate, ...taxesOf([until(to), taxesOf([until(from)], -1)]) };
}

const isIn = (day: Day, { from, to }: AdvanceMonth): boolean => day >= from && day <= to;

/** Lists the parts of earlier months' advances that this month's invoices used, or that were paid back this month. */
function earlierUsed(advances: readonly Advance[], kind: AdvanceUse['kind'], month: AdvanceMonth): Part[] {
  return advances
    .filter(({ day }) => day < month.from)
    .flatMap((advance) => {
      let used = 0;
      return advance.uses.flatMap((use) => {
        const before = used;
        used += use.amount;
        return use.kind === kind && isIn(use.day, month) ? [partOf(advance, month.state, before, used)] : [];
      });
    });
}

/** Sums advances of the month that the month neither used nor paid back, less its refunds of earlier ones. */
function advancesReceived(advances: readonly Advance[], month: AdvanceMonth): Part[] {
  const received = advances
    .filter(({ day }) => isIn(day, month))
    .map((advance) => {
      const used = advance.uses.reduce((sum, { day, amount }) => sum + (day <= month.to ? amount : 0), 0);
      return partOf(advance, month.state, used, advance.amount);
    });
  const paidBack = earlierUsed(advances, 'refund', month).map((part) => ({
    ...part,
    ...taxesOf([part], -1),
  }));
  return [...received, ...paidBack].filter(({ taxable }) => taxable !== 0);
}

const advancesAdjusted = (advances: readonly Advance[], month: AdvanceMonth): Part[] =>
  earlierUsed(advances, 'invoice', month);

function tableOf(label: string, parts: readonly Part[]): ReportTable {
  const columns = [PLACE, SHARE, figure('Rate'), money(label), money('Cess Amount')];
  const rows = byPlaceAndRate(parts).map((part) => [returnPlace(part.place), '', ...ratedCells(part)]);
  return { columns, rows };
}

/** Table 11A: advances without an invoice in the month, net of refund vouchers; a row may be below 0. */
export const at = (advances: readonly Advance[], month: AdvanceMonth): ReportTable =>
  tableOf('Gross Advance Received', advancesReceived(advances, month));

/** Table 11B: earlier advances that the month's invoices used. */
export const atadj = (advances: readonly Advance[], month: AdvanceMonth): ReportTable =>
  tableOf('Gross Advance Adjusted', advancesAdjusted(advances, month));

/** Computes the tax that a month's new advances add, less the tax of earlier advances that are used now. */
export const advanceTaxesOf = (advances: readonly Advance[], month: AdvanceMonth): Taxes =>
  taxesOf([taxesOf(advancesReceived(advances, month)), taxesOf(advancesAdjusted(advances, month), -1)]);
