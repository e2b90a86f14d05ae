import { formatDay, type Day } from '../clinic-calendar.ts';
import { formatRupees } from './invoice-totals.ts';

/**
 * Yearly turnover in rupees above which a clinic must register for GST: CGST Act 22(1), since that day, for services in
 * most States (`docs/gst.md`).
 */
export const REGISTRATION_DUE = { since: '2017-07-01', above: 2_000_000 } as const;

/**
 * Share of it from which on the admin is warned. At an even pace a quarter of the elapsed time is left then: two months
 * or more for a clinic that gets there in autumn or later. The Act allows thirty days after the limit (25(1)).
 */
export const TOLD_FROM = 0.8;

/** A clinic's invoices of a financial year less its credit notes. */
export interface Turnover {
  /** 1 April. */
  from: Day;
  until: Day;
  /** Rupees. */
  sum: number;
}

export const nearsRegistration = ({ sum }: Pick<Turnover, 'sum'>): boolean =>
  sum >= TOLD_FROM * REGISTRATION_DUE.above;

export function turnoverWords({ from, until, sum }: Turnover): string {
  const days = `From ${formatDay(from)} to ${formatDay(until)}`;
  const limit = formatRupees(REGISTRATION_DUE.above);
  return [
    `${days} the clinic has invoiced ${formatRupees(sum)}, less what was credited.`,
    `Above ${limit} in a financial year it has to register for GST (CGST Act 22(1)).`,
    sum > REGISTRATION_DUE.above
      ? 'That is reached: please ask your accountant.'
      : 'Please ask your accountant in time.',
  ].join(' ');
}
