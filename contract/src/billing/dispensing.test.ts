import { describe, expect, it } from 'vitest';
import { dispensed, lastUntil } from './dispensing.ts';
import type { InventoryItem } from './inventory.ts';
import { INVOICE_LIMITS } from './invoices.ts';

const item = (name: string, pieces?: number) =>
  ({ id: name, name, ...(pieces && { pack: { pieces } }) }) as InventoryItem;
const stock = [item('Neem Capsules'), item('Vitamin D3', 4)];
const from = '2026-01-01';

describe('what is handed out of a plan', () => {
  it('is doses of a day × days of each name, with the item of the stock', () => {
    const entries = [
      { name: 'neem  capsules', total: 2 },
      { name: 'Ashwagandha', total: 1 },
    ];
    expect(dispensed(entries, { from, days: 30 }, stock)).toEqual([
      { name: 'neem  capsules', pieces: 60, quantity: 60, item: stock[0] },
      { name: 'Ashwagandha', pieces: 30, quantity: 30, item: null },
    ]);
  });

  it.each([
    ['the same name twice is one line', [2, 1], 21],
    ['what has no dose is left out', [0], undefined],
    ['never more than an invoice takes', [999_999], INVOICE_LIMITS.quantity.max],
  ])('%s', (_, totals, pieces) => {
    const entries = totals.map((total) => ({ name: 'Neem capsules', total }));
    expect(dispensed(entries, { from, days: 7 }, stock)[0]?.pieces).toBe(pieces);
  });

  it.each([
    ['Sundays', { rhythm: { weekdays: [0] } }, 4],
    ['every third day from a day before', { rhythm: { every: 3 }, from: '2025-12-31' }, 10],
    ['the 1st of each month', { rhythm: { dayOfMonth: 1 } }, 1],
    ['as needed', { rhythm: { asNeeded: true } }, undefined],
    ['until the tenth day', { to: '2026-01-10' }, 10],
    ['from next month on', { from: '2026-02-01' }, undefined],
    ['with a pause', { pauses: [{ from: '2026-01-11', to: '2026-01-20' }] }, 20],
  ] as const)('counts the days on which a dose is taken: %s', (_, course, pieces) => {
    const entry = { name: 'Ashwagandha', total: 1, ...course } as Parameters<typeof dispensed>[0][number];
    expect(dispensed([entry], { from, days: 30 }, stock)[0]?.pieces).toBe(pieces);
  });

  it('finds the item that the entry names, whatever the entry is called, and sums by item', () => {
    const entries = [
      { name: 'Sunshine', product: 'Vitamin D3', total: 1 },
      { name: 'vitamin d3', total: 1 },
      { name: 'Neem Capsules', product: 'gone from the stock', total: 1 },
    ];
    expect(dispensed(entries, { from, days: 3 }, stock)).toMatchObject([
      { name: 'Sunshine', pieces: 6, item: stock[1] },
      { name: 'Neem Capsules', pieces: 3, item: stock[0] },
    ]);
  });

  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [30, 8],
  ])('counts packs of four where the item says so: %i pieces are %i', (days, quantity) => {
    expect(dispensed([{ name: 'Vitamin D3', total: 1 }], { from, days }, stock)[0]).toMatchObject({
      pieces: days,
      quantity,
    });
  });
});

describe('what was handed out', () => {
  const day = '2026-01-13';
  it.each([
    ['60 of two a day', 60, { total: 2 }, '2026-02-11'],
    ['five of two a day', 5, { total: 2 }, '2026-01-14'],
    [
      'four of one on Sundays, until the day before the fifth',
      4,
      { total: 1, rhythm: { weekdays: [0] } },
      '2026-02-14',
    ],
    ['one of two a day', 1, { total: 2 }, null],
    ['ten taken as needed', 10, { total: 2, rhythm: { asNeeded: true } }, null],
  ] as const)('lasts: %s', (_, pieces, entry, until) => {
    expect(lastUntil([entry as Parameters<typeof lastUntil>[0][number]], { pieces, day })).toBe(until);
  });
});
