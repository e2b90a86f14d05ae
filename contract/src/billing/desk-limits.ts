import type { Business } from './business.ts';
import { formatRupees } from './invoice-totals.ts';

/** Sums counted for each person and day at the desk: credits, and money paid out. */
export const DAY_SUMS = ['credit', 'out'] as const;
export type DaySum = (typeof DAY_SUMS)[number];

/** The clinic's limit for each sum. */
export const LIMIT_OF = { credit: 'credit', out: 'refund' } as const satisfies Record<
  DaySum,
  keyof Business['limits']
>;

const DOES: Readonly<Record<DaySum, string>> = { credit: 'credit', out: 'pay back or take out' };
const DID: Readonly<Record<DaySum, string>> = { credit: 'credited', out: 'paid back or taken out' };

/** Tells the desk its limit in advance; rupees. */
export const dayLimitWords = (sum: DaySum, limit: number): string =>
  `The front desk may ${DOES[sum]} ${formatRupees(limit)} a day without an admin.`;

/** Says why an amount above the limit is refused; rupees. */
export function aboveDayLimit(sum: DaySum, { limit, taken }: { limit: number; taken: number }): string {
  const left = formatRupees(Math.max(0, limit - taken));
  const so = `You have ${DID[sum]} ${formatRupees(taken)} of ${formatRupees(limit)} today, so ${left} is left.`;
  return `This is above what the front desk may do in a day. ${so} An admin can do it.`;
}

export const aboveDiscountLimit = (percent: number): string =>
  `The front desk may take at most ${String(percent)} % off what things cost. An admin can do it.`;
