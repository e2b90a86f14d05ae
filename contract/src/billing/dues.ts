import { daysBetween, type Day } from '../clinic-calendar.ts';
import { inOrder } from '../platform/in-order.ts';
import type { Due, Instalment } from './payments.ts';

/** The fields of an unpaid invoice, all in rupees or all in paise. */
interface Owed {
  date: Day;
  total: number;
  due: number;
  dueOn?: readonly Instalment[];
}

const inPaise = (amount: number): number => Math.round(amount * 100) / 100;

/** The open instalments by day; money that was paid or credited covers the earliest ones. */
export function openParts({ date, total, due, dueOn = [] }: Owed): Instalment[] {
  const parts = dueOn.length > 0 ? dueOn : [{ day: date, amount: total }];
  let covered = total - due;
  const open: Instalment[] = [];
  for (const { day, amount } of parts.toSorted((one, other) => inOrder(one.day, other.day))) {
    const rest = inPaise(Math.max(0, amount - covered));
    covered = inPaise(Math.max(0, covered - amount));
    if (rest > 0) open.push({ day, amount: rest });
  }
  return open;
}

const sumOf = (parts: readonly Instalment[]): number =>
  inPaise(parts.reduce((sum, { amount }) => sum + amount, 0));

/** Since when an invoice is owed on a day, and by which instalments. */
export function owedSince(owed: Owed, at: Day): Pick<Due, 'dueSince' | 'overdue' | 'days' | 'parts'> {
  const parts = openParts(owed);
  const dueSince = parts[0]?.day ?? owed.date;
  const overdue = sumOf(parts.filter(({ day }) => day <= at));
  return { dueSince, overdue, days: Math.max(0, daysBetween(dueSince, at)), parts };
}

/** The sum that a client is asked for. */
export interface Asked {
  amount: number;
  /** The earliest day of its instalments. */
  day: Day;
  /** False: the day is still to come, so paying now would be early. */
  isDue: boolean;
}

/** Sums all instalments whose day has come, or else takes the next one; undefined when none is open. */
export function askedOf(parts: readonly Instalment[], at: Day): Asked | undefined {
  const byDay = parts.toSorted((one, other) => inOrder(one.day, other.day));
  const due = byDay.filter(({ day }) => day <= at);
  const [first] = byDay;
  if (!first) return undefined;
  const isDue = due.length > 0;
  return { amount: isDue ? sumOf(due) : first.amount, day: first.day, isDue };
}

/** Sorts debts, the longest owed first. */
export const byDueSince = (one: Due, other: Due): number =>
  one.dueSince.localeCompare(other.dueSince) || one.invoiceNumber.localeCompare(other.invoiceNumber);
