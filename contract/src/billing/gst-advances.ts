import type { Day } from '../clinic-calendar.ts';
import { byPlaceAndRate, PLACE, placeName, ratedCells, SHARE } from './gst-return.ts';
import { taxesOf, taxesOfNet, type Taxes } from './gst-totals.ts';
import { figure, money, type ReportTable } from './money-reports.ts';

/** What a receipt voucher is for; amounts in paise, with the tax in them. */
export interface Advance {
  day: Day;
  /** Code of the State of supply. */
  place: string;
  /** Per cent. */
  rate: number;
  amount: number;
  /** What was used of it or paid back, in this order. */
  uses: readonly { day: Day; amount: number }[];
}

/** A part of an advance that belongs to a month. */
interface Part extends Taxes {
  place: string;
  rate: number;
}

/** First and last day of a month, and the clinic's own State. */
export interface AdvanceMonth {
  from: Day;
  to: Day;
  state: string;
}

/** Paise from one sum to another: parts are differences of taxes, so that they add up to the voucher's. */
function partOf({ place, rate }: Advance, state: string, from: number, to: number): Part {
  const how = { pricesWithTax: true, chargesTax: true, sameState: place === state };
  const until = (amount: number) => taxesOfNet(amount, { kind: 'taxable', rate }, how);
  return { place, rate, ...taxesOf([until(to), taxesOf([until(from)], -1)]) };
}

/** Of the month's advances what it did not use. */
function advancesReceived(advances: readonly Advance[], { from, to, state }: AdvanceMonth): Part[] {
  return advances
    .filter(({ day }) => day >= from && day <= to)
    .map((advance) => {
      const used = advance.uses.reduce((sum, { day, amount }) => sum + (day <= to ? amount : 0), 0);
      return partOf(advance, state, used, advance.amount);
    })
    .filter(({ taxable }) => taxable !== 0);
}

/** What the month used of earlier months' advances. */
function advancesAdjusted(advances: readonly Advance[], { from, to, state }: AdvanceMonth): Part[] {
  return advances
    .filter(({ day }) => day < from)
    .flatMap((advance) => {
      let used = 0;
      return advance.uses.flatMap(({ day, amount }) => {
        const before = used;
        used += amount;
        return day >= from && day <= to ? [partOf(advance, state, before, used)] : [];
      });
    });
}

function tableOf(label: string, parts: readonly Part[]): ReportTable {
  const columns = [PLACE, SHARE, figure('Rate'), money(label), money('Cess Amount')];
  const rows = byPlaceAndRate(parts).map((part) => [placeName(part.place), '', ...ratedCells(part)]);
  return { columns, rows };
}

/** Table 11A: advances without an invoice in the month. */
export const at = (advances: readonly Advance[], month: AdvanceMonth): ReportTable =>
  tableOf('Gross Advance Received', advancesReceived(advances, month));

/** Table 11B: earlier advances that the month's invoices used. */
export const atadj = (advances: readonly Advance[], month: AdvanceMonth): ReportTable =>
  tableOf('Gross Advance Adjusted', advancesAdjusted(advances, month));

/** What advances add to a month's tax, and what earlier ones take off. */
export const advanceTaxesOf = (advances: readonly Advance[], month: AdvanceMonth): Taxes =>
  taxesOf([taxesOf(advancesReceived(advances, month)), taxesOf(advancesAdjusted(advances, month), -1)]);
