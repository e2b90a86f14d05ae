import { describe, expect, it } from 'vitest';
import { askedOf, openParts, owedSince } from './dues.ts';

const DUE_ON = [
  { day: '2026-03-01', amount: 400 },
  { day: '2026-01-01', amount: 300 },
  { day: '2026-02-01', amount: 300 },
];
const DAYS = ['2026-01-01', '2026-02-01', '2026-03-01'];

describe('an invoice is owed', () => {
  it('since its own day, without instalments', () => {
    const owed = { date: '2026-01-10', total: 500, due: 200 };
    expect(owedSince(owed, '2026-01-25')).toMatchObject({ dueSince: '2026-01-10', overdue: 200, days: 15 });
  });

  it.each([
    [1000, '2026-01-01', { dueSince: '2026-01-01', overdue: 300, days: 0 }],
    [1000, '2026-02-10', { dueSince: '2026-01-01', overdue: 600, days: 40 }],
    [600, '2026-02-10', { dueSince: '2026-02-01', overdue: 200, days: 9 }],
    [400, '2026-02-10', { dueSince: '2026-03-01', overdue: 0, days: 0 }],
    [100, '2026-03-03', { dueSince: '2026-03-01', overdue: 100, days: 2 }],
  ])('of 1000 still %d, on %s: what is paid covers the earliest instalments', (due, at, owed) => {
    const invoice = { date: '2026-01-01', total: 1000, due, dueOn: DUE_ON };
    expect(owedSince(invoice, at)).toMatchObject(owed);
  });
});

describe('the open parts of an invoice', () => {
  const invoice = { date: '2026-01-01', total: 1000 };

  it('are what is due, on its own day, without instalments', () => {
    expect(openParts({ ...invoice, due: 200 })).toEqual([{ day: '2026-01-01', amount: 200 }]);
    expect(openParts({ ...invoice, due: 0 })).toEqual([]);
  });

  it.each([
    [1000, [300, 300, 400]],
    [700, [300, 400]],
    [600, [200, 400]],
    [100, [100]],
    [0, []],
  ])('of 1000 still %d are by day, without what is paid', (due, amounts) => {
    const parts = openParts({ ...invoice, due, dueOn: DUE_ON });
    expect(parts.map(({ amount }) => amount)).toEqual(amounts);
    expect(parts.map(({ day }) => day)).toEqual(DAYS.slice(DAYS.length - parts.length));
  });

  it('add up to the paisa in rupees', () => {
    const dueOn = [
      { day: '2026-01-01', amount: 0.1 },
      { day: '2026-02-01', amount: 0.2 },
    ];
    const rupees = { date: '2026-01-01', total: 0.3, due: 0.2, dueOn };
    expect(openParts(rupees)).toEqual([{ day: '2026-02-01', amount: 0.2 }]);
  });
});

describe('a client is asked for', () => {
  const parts = openParts({ date: '2026-01-01', total: 1000, due: 1000, dueOn: DUE_ON });

  it.each([
    ['2026-01-01', 300],
    ['2026-02-10', 600],
    ['2026-03-01', 1000],
  ])('what has had its day on %s', (at, amount) => {
    expect(askedOf(parts, at)).toEqual({ amount, day: '2026-01-01', isDue: true });
  });

  it('nothing before the day of the first, which is what may be paid early', () => {
    expect(askedOf(parts, '2025-12-31')).toEqual({ amount: 300, day: '2026-01-01', isDue: false });
    expect(askedOf([], '2026-01-01')).toBeUndefined();
  });
});
