import type { Due } from '@clinic/contract/billing/payments';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';

/** Dues of one age: the days since they were due. */
export interface Bucket {
  label: string;
  dues: Due[];
  /** Rupees. */
  sum: number;
}

const BUCKETS: readonly (readonly [label: string, from: number, to: number])[] = [
  ['61 days and more', 61, Number.POSITIVE_INFINITY],
  ['31–60 days', 31, 60],
  ['0–30 days', 0, 30],
];
const LATER = 'Not due yet';

const bucketOf = (label: string, dues: Due[]): Bucket => ({
  label,
  dues,
  sum: fromPaise(dues.reduce((sum, { due }) => sum + toPaise(due), 0)),
});

/** The longest overdue first, at last what is agreed for a later day. */
export function bucketsOf(dues: readonly Due[]): Bucket[] {
  const overdue = dues.filter((due) => due.overdue > 0);
  return [
    ...BUCKETS.map(([label, from, to]) =>
      bucketOf(
        label,
        overdue.filter(({ days }) => days >= from && days <= to),
      ),
    ),
    bucketOf(
      LATER,
      dues.filter((due) => due.overdue === 0),
    ),
  ].filter((bucket) => bucket.dues.length > 0);
}
