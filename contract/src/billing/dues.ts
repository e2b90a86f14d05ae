import { daysBetween, type Day } from '../clinic-calendar.ts';
import { inOrder } from '../platform/in-order.ts';
import type { Due, Instalment } from './payments.ts';

/** An invoice that is owed, in one unit: rupees or paise. */
interface Owed {
  date: Day;
  total: number;
  due: number;
  dueOn?: readonly Instalment[];
}

/** Since when an invoice is owed, on a day: what is no longer due covers the earliest instalments. */
export function owedSince(
  { date, total, due, dueOn = [] }: Owed,
  at: Day,
): Pick<Due, 'dueSince' | 'overdue' | 'days'> {
  const parts = dueOn.length > 0 ? dueOn : [{ day: date, amount: total }];
  let covered = total - due;
  let dueSince: Day | undefined;
  let overdue = 0;
  for (const { day, amount } of parts.toSorted((one, other) => inOrder(one.day, other.day))) {
    const open = Math.max(0, amount - covered);
    covered = Math.max(0, covered - amount);
    if (open === 0) continue;
    dueSince ??= day;
    if (day <= at) overdue += open;
  }
  const since = dueSince ?? date;
  return { dueSince: since, overdue, days: Math.max(0, daysBetween(since, at)) };
}

/** Longest owed first. */
export const byDueSince = (one: Due, other: Due): number =>
  one.dueSince.localeCompare(other.dueSince) || one.invoiceNumber.localeCompare(other.invoiceNumber);
