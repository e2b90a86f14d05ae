import { describe, expect, it } from 'vitest';
import { dispensed } from './dispensing.ts';
import type { InventoryItem } from './inventory.ts';
import { INVOICE_LIMITS } from './invoices.ts';

const item = (name: string) => ({ id: name, name }) as InventoryItem;
const stock = [item('Neem Capsules'), item('Vitamin D3')];

describe('what is handed out of a plan', () => {
  it('is doses of a day × days of each name, with the item of the stock', () => {
    const entries = [
      { name: 'vitamin  d3', total: 2 },
      { name: 'Ashwagandha', total: 1 },
    ];
    expect(dispensed(entries, 30, stock)).toEqual([
      { name: 'vitamin  d3', pieces: 60, item: stock[1] },
      { name: 'Ashwagandha', pieces: 30, item: null },
    ]);
  });

  it.each([
    ['the same name twice is one line', [2, 1], 21],
    ['what has no dose is left out', [0], undefined],
    ['never more than an invoice takes', [999_999], INVOICE_LIMITS.quantity.max],
  ])('%s', (_, totals, pieces) => {
    const entries = totals.map((total) => ({ name: 'Neem capsules', total }));
    expect(dispensed(entries, 7, stock)[0]?.pieces).toBe(pieces);
  });
});
