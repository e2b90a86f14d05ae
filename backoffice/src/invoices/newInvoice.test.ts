import { describe, expect, it } from 'vitest';
import { bodyOf, emptyInvoice, isComplete, shortages, totalsOf, type NewInvoice } from './newInvoice.ts';

const line = { item: 'a', name: 'Ashwagandha', quantity: 2, price: 249.5, stock: 5 };
const filled: NewInvoice = {
  ...emptyInvoice('2026-01-05', 'client'),
  invoiceNumber: 'INV-2026-0001',
  lines: [line, { item: 'b', name: 'Triphala', quantity: 3, price: 99.99, stock: 2 }],
  selectedPlan: 'Weight Loss',
  numberOfWeeks: 8,
  pricePerWeek: 1250,
  discount_Percent: 12.5,
  tax_Percent: 5,
};

describe('a new invoice', () => {
  it('shows the same sums as the server computes', () => {
    expect(totalsOf(filled)).toEqual({ subtotal: 10_798.97, discount: 1349.87, tax: 472.45, total: 9921.55 });
  });

  it('leaves the plan out of the sums until one is chosen', () => {
    expect(totalsOf({ ...filled, selectedPlan: '' })?.subtotal).toBe(798.97);
  });

  it('shows no sum while a percentage or a price is not one', () => {
    expect(totalsOf({ ...filled, tax_Percent: 101 })).toBeNull();
    expect(totalsOf({ ...filled, pricePerWeek: null })).toBeNull();
  });

  it('counts the lines of one item together before it warns about the stock', () => {
    expect(shortages(filled.lines)).toEqual([{ name: 'Triphala', wanted: 3, stock: 2 }]);
    expect(shortages([line, { ...line, quantity: 4 }])).toEqual([
      { name: 'Ashwagandha', wanted: 6, stock: 5 },
    ]);
  });

  it('is complete with a number, a date, a client and an item', () => {
    expect(isComplete(filled)).toBe(true);
    for (const gap of [{ invoiceNumber: ' ' }, { date: '' }, { client: '' }, { lines: [] }])
      expect(isComplete({ ...filled, ...gap })).toBe(false);
  });

  it('sends the plan only when one is chosen, and never a total', () => {
    expect(bodyOf(filled)).toMatchObject({
      selectedPlan: 'Weight Loss',
      numberOfWeeks: 8,
      pricePerWeek: 1250,
    });
    expect(Object.keys(bodyOf({ ...filled, selectedPlan: '' }))).not.toContain('numberOfWeeks');
    expect(Object.keys(bodyOf(filled))).not.toContain('total');
  });
});
