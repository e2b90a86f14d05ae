import { formatRupees } from '../billing/invoice-totals.ts';
import type { MoneyMode } from '../billing/payments.ts';
import { differenceWords, TILL_REASON_WORDS, type TillReason } from '../billing/tills.ts';
import { formatDay, formatMoment, type ClinicMoment, type Day } from '../clinic-calendar.ts';

/** The facts about a paper in a row: who made it, its rupees, and the reason. */
interface Paper {
  number: string;
  amount: number;
  by: string;
  day: Day;
  why: string;
}

/** `difference` in rupees; `reason` is empty until it is said. */
export const drawerWords = (count: { difference: number; at: ClinicMoment; reason: string }): string =>
  `${differenceWords(count.difference)} on ${formatMoment(count.at)}: ${count.reason || 'nobody has said why'}`;

export const creditWords = ({ number, amount, by, day, why, invoice }: Paper & { invoice: string }): string =>
  `${formatRupees(amount)} of ${invoice} credited by ${by} on ${formatDay(day)} (${number}): ${why}`;

/** `why`: the reason or a reference; may be empty. */
export const refundWords = ({ number, amount, by, day, why, mode }: Paper & { mode: MoneyMode }): string =>
  `${formatRupees(amount)} paid back by ${by} on ${formatDay(day)}, ${mode} (${number})${why && `: ${why}`}`;

/** `paid`: the day on which the payment had come in. */
export const reversalWords = ({
  amount,
  by,
  day,
  why,
  mode,
  paid,
}: Omit<Paper, 'number'> & { mode: MoneyMode; paid: Day }): string =>
  `${formatRupees(amount)} of ${formatDay(paid)}, ${mode}, taken back by ${by} on ${formatDay(day)}: ${why}`;

/** `why` is empty for cash moved before the reason was asked for. */
export const cashTakenOutWords = ({
  amount,
  by,
  day,
  why,
  reason,
}: Omit<Paper, 'number'> & { reason: TillReason }): string =>
  `${formatRupees(amount)} taken out by ${by} on ${formatDay(day)}, ${TILL_REASON_WORDS[reason]}${why && `: ${why}`}`;

/** `prices`: rupees, in order of time. */
export const changedPriceWords = (item: {
  name: string;
  prices: readonly number[];
  by: string;
  at: ClinicMoment;
}): string =>
  `${item.name} from ${item.prices.map(formatRupees).join(' to ')} by ${item.by} on ${formatMoment(item.at)}`;

/** An invoice line whose price differs from its item's, in rupees. */
export interface OtherPrice {
  name: string;
  price: number;
  usual: number;
}

export const otherPriceWords = (invoice: {
  number: string;
  by: string;
  at: ClinicMoment;
  lines: readonly OtherPrice[];
}): string => {
  const lines = invoice.lines.map(
    ({ name, price, usual }) => `${name} at ${formatRupees(price)} in place of ${formatRupees(usual)}`,
  );
  return `${lines.join(', ')} in ${invoice.number}, made by ${invoice.by} on ${formatMoment(invoice.at)}`;
};
