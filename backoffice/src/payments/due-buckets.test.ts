import type { Due } from '@clinic/contract/billing/payments';
import { expect, it } from 'vitest';
import { bucketsOf } from './due-buckets.ts';

const due = (days: number, overdue = 10.1): Due => ({
  invoice: String(days),
  invoiceNumber: `INV-${String(days)}`,
  client: { id: 'c', name: 'Kavita Joshi' },
  date: '2026-01-05',
  total: 100,
  due: 10.1,
  dueSince: '2026-01-05',
  overdue,
  days,
});

it('puts dues by the days since they were due, the longest first, and sums them to the paisa', () => {
  const buckets = bucketsOf([due(61), due(60), due(31), due(30), due(0), due(0, 0)]);
  expect(buckets.map(({ label, dues, sum }) => [label, dues.length, sum])).toEqual([
    ['61 days and more', 1, 10.1],
    ['31–60 days', 2, 20.2],
    ['0–30 days', 2, 20.2],
    ['Not due yet', 1, 10.1],
  ]);
});
