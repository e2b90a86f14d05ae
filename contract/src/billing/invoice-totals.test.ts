import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDeduction,
  formatRupees,
  fromPaise,
  invoiceTotals,
  invoiceTotalsPaise,
  lineTotal,
  toPaise,
} from './invoice-totals.ts';

const nothing = { items: [], weeks: 0, pricePerWeek: 0, discountPercent: 0, taxPercent: 0 };

describe('the rows of an invoice', () => {
  it.each([
    {
      name: 'half a paisa is rounded up',
      sums: { ...nothing, items: [{ price: 1.15, quantity: 1 }], taxPercent: 10 },
      rows: { subtotal: 1.15, discount: 0, tax: 0.12, total: 1.27 },
    },
    {
      name: 'one paisa with 50 % tax is two paise',
      sums: { ...nothing, items: [{ price: 0.01, quantity: 1 }], taxPercent: 50 },
      rows: { subtotal: 0.01, discount: 0, tax: 0.01, total: 0.02 },
    },
    {
      name: 'without tax the tax row is zero, whatever the discount rounds to',
      sums: { ...nothing, items: [{ price: 1880.26, quantity: 5 }], discountPercent: 5 },
      rows: { subtotal: 9401.3, discount: 470.06, tax: 0, total: 8931.24 },
    },
    {
      name: 'items and weeks of a plan are discounted together and then taxed',
      sums: {
        items: [
          { price: 249.5, quantity: 2 },
          { price: 99.99, quantity: 3 },
        ],
        weeks: 8,
        pricePerWeek: 1250,
        discountPercent: 12.5,
        taxPercent: 5,
      },
      rows: { subtotal: 10_798.97, discount: 1349.87, tax: 472.45, total: 9921.55 },
    },
    {
      name: 'an invoice of nothing costs nothing',
      sums: nothing,
      rows: { subtotal: 0, discount: 0, tax: 0, total: 0 },
    },
    {
      name: 'a discount of 100 % leaves nothing to pay or to tax',
      sums: { ...nothing, items: [{ price: 999.99, quantity: 3 }], discountPercent: 100, taxPercent: 18 },
      rows: { subtotal: 2999.97, discount: 2999.97, tax: 0, total: 0 },
    },
    {
      name: 'percentages with two decimals count in full',
      sums: { ...nothing, items: [{ price: 10_000, quantity: 1 }], discountPercent: 0.01, taxPercent: 0.25 },
      rows: { subtotal: 10_000, discount: 1, tax: 25, total: 10_024 },
    },
  ])('$name', ({ sums, rows }) => {
    expect(invoiceTotals(sums)).toEqual(rows);
  });

  it('stay exact for the largest invoice that the clinic allows', () => {
    const items = Array.from({ length: 100 }, () => ({ price: 9_999_999.99, quantity: 9999 }));
    expect(invoiceTotalsPaise({ ...nothing, items, taxPercent: 100 })).toEqual({
      subtotal: 999_899_999_000_100,
      discount: 0,
      tax: 999_899_999_000_100,
      total: 1_999_799_998_000_200,
    });
  });

  it('add up, are never negative and are the same in rupees and paise', () => {
    const paise = fc.integer({ min: 0, max: 999_999_999 });
    const percent = fc.integer({ min: 0, max: 10_000 }).map(fromPaise);
    const items = fc.array(
      fc.record({ price: paise.map(fromPaise), quantity: fc.integer({ min: 1, max: 9999 }) }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(
        fc.record({
          items,
          weeks: fc.integer({ min: 0, max: 52 }),
          pricePerWeek: paise.map(fromPaise),
          discountPercent: percent,
          taxPercent: percent,
        }),
        (sums) => {
          const rows = invoiceTotalsPaise(sums);
          expect(rows.subtotal - rows.discount + rows.tax).toBe(rows.total);
          expect(Math.min(rows.subtotal, rows.discount, rows.tax, rows.total)).toBeGreaterThanOrEqual(0);
          expect(invoiceTotalsPaise({ ...sums, taxPercent: 0 }).tax).toBe(0);
          expect(toPaise(invoiceTotals(sums).total)).toBe(rows.total);
        },
      ),
    );
  });

  it('cannot be computed from a price with a part of a paisa', () => {
    const items = [{ price: 1.005, quantity: 1 }];
    expect(() => invoiceTotals({ ...nothing, items })).toThrow(RangeError);
  });

  it('show what one line costs without float noise', () => {
    expect(lineTotal({ price: 99.99, quantity: 3 })).toBe(299.97);
    expect(lineTotal({ price: 1250, quantity: 8 })).toBe(10_000);
  });
});

describe('rupees and paise', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1, 10],
    [1.15, 115],
    [1880.26, 188_026],
    [9_999_999.99, 999_999_999],
    [-470.06, -47_006],
  ])('₹%d is %d paise, and back', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
    expect(fromPaise(paise)).toBe(rupees);
  });

  it.each([1e-7, 0.001, 1.005, 0.1 + 0.2, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is no exact amount and is refused',
    (amount) => {
      expect(() => toPaise(amount)).toThrow(RangeError);
    },
  );

  it('go there and back unchanged for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2e15, max: 2e15 }), (paise) => {
        expect(toPaise(fromPaise(paise))).toBe(paise);
      }),
    );
  });

  it.each([
    [0, '₹0.00'],
    [0.5, '₹0.50'],
    [999.99, '₹999.99'],
    [1000, '₹1,000.00'],
    [123_456, '₹1,23,456.00'],
    [12_345_678.9, '₹1,23,45,678.90'],
    [-470.06, '−₹470.06'],
  ])('%d is written %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

describe('what is taken off', () => {
  it.each([
    [0, '₹0.00'],
    [0.5, '−₹0.50'],
    [1349.87, '−₹1,349.87'],
  ])('%d reads %s', (rupees, text) => {
    expect(formatDeduction(rupees)).toBe(text);
  });
});
