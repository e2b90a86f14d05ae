import { aDue } from '@clinic/ui/test/records.ts';
import { addDays } from '@clinic/contract/clinic-calendar';
import { expect, it } from 'vitest';
import { bucketsOf } from './due-buckets.ts';

const AT = '2026-05-10';
const part = (days: number) => ({ day: addDays(AT, -days), amount: 10.1 });
const due = (...days: number[]) =>
  aDue({ invoice: String(days), invoiceNumber: `INV-${String(days)}`, parts: days.map(part) });

it('puts dues by the days since they were due, the longest first, and sums them to the paisa', () => {
  const buckets = bucketsOf([due(61), due(60), due(31), due(30), due(0), due(-1)], AT);
  expect(buckets.map(({ label, invoices, sum }) => [label, invoices, sum])).toEqual([
    ['61 days and more', 1, 10.1],
    ['31–60 days', 2, 20.2],
    ['0–30 days', 2, 20.2],
    ['Not due yet', 1, 10.1],
  ]);
});

it('puts each instalment at its own day, and one that is to come is not overdue with the first', () => {
  const buckets = bucketsOf([due(40, 10, -20, -50), due(-30)], AT);
  expect(
    buckets.map(({ label, invoices, sum, rows }) => [label, invoices, sum, rows.map(({ day }) => day)]),
  ).toEqual([
    ['31–60 days', 1, 10.1, ['2026-03-31']],
    ['0–30 days', 1, 10.1, ['2026-04-30']],
    ['Not due yet', 2, 30.3, ['2026-05-30', '2026-06-09', '2026-06-29']],
  ]);
  expect(buckets.flatMap(({ rows }) => rows.map(({ isFirst }) => isFirst))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
