import { describe, expect, it } from 'vitest';
import { owedSince } from './dues.ts';

const DUE_ON = [
  { day: '2026-03-01', amount: 400 },
  { day: '2026-01-01', amount: 300 },
  { day: '2026-02-01', amount: 300 },
];

describe('an invoice is owed', () => {
  it('since its own day, without instalments', () => {
    const owed = { date: '2026-01-10', total: 500, due: 200 };
    expect(owedSince(owed, '2026-01-25')).toEqual({ dueSince: '2026-01-10', overdue: 200, days: 15 });
  });

  it.each([
    [1000, '2026-01-01', { dueSince: '2026-01-01', overdue: 300, days: 0 }],
    [1000, '2026-02-10', { dueSince: '2026-01-01', overdue: 600, days: 40 }],
    [600, '2026-02-10', { dueSince: '2026-02-01', overdue: 200, days: 9 }],
    [400, '2026-02-10', { dueSince: '2026-03-01', overdue: 0, days: 0 }],
    [100, '2026-03-03', { dueSince: '2026-03-01', overdue: 100, days: 2 }],
  ])('of 1000 still %d, on %s: what is paid covers the earliest instalments', (due, at, owed) => {
    const invoice = { date: '2026-01-01', total: 1000, due, dueOn: DUE_ON };
    expect(owedSince(invoice, at)).toEqual(owed);
  });
});
