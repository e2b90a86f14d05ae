import { daysBetween, type Day } from '@clinic/contract/clinic-calendar';
import type { Due, Instalment } from '@clinic/contract/billing/payments';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { inOrder } from '@clinic/contract/platform/in-order';

/** A part of a due that has a day of its own. */
export interface DueRow extends Instalment {
  due: Due;
  /** The earliest of its invoice, which a payment settles first. */
  isFirst: boolean;
}

/** Parts of one age: the days since they were due. */
export interface Bucket {
  label: string;
  rows: DueRow[];
  /** How many invoices they are of. */
  invoices: number;
  /** Rupees. */
  sum: number;
}

const BUCKETS: readonly (readonly [label: string, from: number, to: number])[] = [
  ['61 days and more', 61, Number.POSITIVE_INFINITY],
  ['31–60 days', 31, 60],
  ['0–30 days', 0, 30],
  ['Not due yet', Number.NEGATIVE_INFINITY, -1],
];

const byDay = (one: DueRow, other: DueRow): number =>
  inOrder(one.day, other.day) || inOrder(one.due.invoiceNumber, other.due.invoiceNumber);

/** The parts of all dues, the earliest first. */
export const dueRows = (dues: readonly Due[]): DueRow[] =>
  dues
    .flatMap((due) => due.parts.map((part, place) => ({ ...part, due, isFirst: place === 0 })))
    .toSorted(byDay);

/** The longest overdue first, at last what is agreed for a later day. */
export function bucketsOf(dues: readonly Due[], at: Day): Bucket[] {
  const all = dueRows(dues).map((row) => ({ row, age: daysBetween(row.day, at) }));
  return BUCKETS.map(([label, from, to]) => {
    const rows = all.filter(({ age }) => age >= from && age <= to).map(({ row }) => row);
    const sum = fromPaise(rows.reduce((paise, { amount }) => paise + toPaise(amount), 0));
    return { label, rows, invoices: new Set(rows.map(({ due }) => due.invoice)).size, sum };
  }).filter(({ rows }) => rows.length > 0);
}
