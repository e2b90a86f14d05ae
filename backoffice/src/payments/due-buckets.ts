import { daysBetween, type Day } from '@clinic/contract/clinic-calendar';
import type { Due, Instalment } from '@clinic/contract/billing/payments';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { inOrder } from '@clinic/contract/platform/in-order';

/** An instalment that is still open. */
export interface DueRow extends Instalment {
  due: Due;
  /** True: the earliest open instalment of its invoice, which a payment settles first. */
  isFirst: boolean;
}

/** Open instalments of the same age, by the days since they were due. */
export interface Bucket {
  label: string;
  rows: DueRow[];
  /** Number of invoices they belong to. */
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

/** The open instalments of all debts, the earliest first. */
export const dueRows = (dues: readonly Due[]): DueRow[] =>
  dues
    .flatMap((due) => due.parts.map((part, place) => ({ ...part, due, isFirst: place === 0 })))
    .toSorted(byDay);

/** Groups open instalments by age: longest overdue first, future ones last. */
export function bucketsOf(dues: readonly Due[], at: Day): Bucket[] {
  const all = dueRows(dues).map((row) => ({ row, age: daysBetween(row.day, at) }));
  return BUCKETS.map(([label, from, to]) => {
    const rows = all.filter(({ age }) => age >= from && age <= to).map(({ row }) => row);
    const sum = fromPaise(rows.reduce((paise, { amount }) => paise + toPaise(amount), 0));
    return { label, rows, invoices: new Set(rows.map(({ due }) => due.invoice)).size, sum };
  }).filter(({ rows }) => rows.length > 0);
}
