import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstTotals, gstTotalsPaise, type GstLine, type GstSums } from './gst-totals.ts';
import { fromPaise } from './invoice-totals.ts';

const line = (price: number, quantity: number, rate: number): GstLine => ({
  price,
  quantity,
  rate,
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
});
const inside: GstSums = {
  lines: [],
  discount: null,
  pricesWithTax: true,
  sameState: true,
  roundToRupee: false,
  chargesTax: true,
};
const added = { ...inside, pricesWithTax: false };
const none = { discount: 0, cgst: 0, sgst: 0, igst: 0, tax: 0, roundOff: 0 };

describe('the sums of a paper with GST', () => {
  it.each([
    {
      name: 'take the tax out of the price',
      sums: { ...inside, lines: [line(1180, 1, 18)] },
      rows: { ...none, subtotal: 1000, taxable: 1000, cgst: 90, sgst: 90, tax: 180, total: 1180 },
    },
    {
      name: 'tax what is left after a discount in rupees',
      sums: { ...inside, lines: [line(1180, 1, 18)], discount: { amount: 118 } },
      rows: {
        ...none,
        subtotal: 1000,
        discount: 100,
        taxable: 900,
        cgst: 81,
        sgst: 81,
        tax: 162,
        total: 1062,
      },
    },
    {
      name: 'make both halves equal, and the rest taxable',
      sums: { ...inside, lines: [line(99.99, 3, 5)] },
      rows: { ...none, subtotal: 285.69, taxable: 285.69, cgst: 7.14, sgst: 7.14, tax: 14.28, total: 299.97 },
    },
    {
      name: 'name one tax at the whole rate to another State',
      sums: { ...inside, lines: [line(99.99, 3, 5)], sameState: false },
      rows: { ...none, subtotal: 285.69, taxable: 285.69, igst: 14.28, tax: 14.28, total: 299.97 },
    },
    {
      name: 'add the tax to a price without it',
      sums: { ...added, lines: [line(1000, 1, 18)] },
      rows: { ...none, subtotal: 1000, taxable: 1000, cgst: 90, sgst: 90, tax: 180, total: 1180 },
    },
    {
      name: 'round half a paisa up in each half',
      sums: { ...added, lines: [line(0.2, 1, 5)] },
      rows: { ...none, subtotal: 0.2, taxable: 0.2, cgst: 0.01, sgst: 0.01, tax: 0.02, total: 0.22 },
    },
    {
      name: 'round the total to the rupee, the half up',
      sums: { ...added, lines: [line(100, 1, 5), line(0.5, 1, 0)], roundToRupee: true },
      rows: {
        ...none,
        subtotal: 100.5,
        taxable: 100.5,
        cgst: 2.5,
        sgst: 2.5,
        tax: 5,
        roundOff: 0.5,
        total: 106,
      },
    },
    {
      name: 'show no tax under composition',
      sums: { ...inside, lines: [line(1180, 1, 18)], chargesTax: false },
      rows: { ...none, subtotal: 1180, taxable: 1180, total: 1180 },
    },
    {
      name: 'are nothing when everything is given away',
      sums: { ...inside, lines: [line(1180, 1, 18)], discount: { percent: 100 } },
      rows: { ...none, subtotal: 1000, discount: 1000, taxable: 0, total: 0 },
    },
    {
      name: 'are nothing for lines without a price',
      sums: { ...inside, lines: [line(0, 3, 5)], discount: { percent: 10 } },
      rows: { ...none, subtotal: 0, taxable: 0, total: 0 },
    },
  ])('$name', ({ sums, rows }) => {
    const { lines: _, ...sum } = gstTotals(sums);
    expect(sum).toEqual(rows);
  });

  it('share a discount over the lines by running sums, whatever their tax', () => {
    const exempt: GstLine = { ...line(100, 1, 0), kind: 'exempt' };
    const { lines } = gstTotals({
      ...inside,
      lines: [line(100, 1, 5), exempt, line(100, 1, 18)],
      discount: { amount: 100 },
    });
    expect(lines.map(({ gross, net, taxable, cgst }) => [gross, net, taxable, cgst])).toEqual([
      [100, 66.67, 63.49, 1.59],
      [100, 66.66, 66.66, 0],
      [100, 66.67, 56.49, 5.09],
    ]);
  });

  it('add up to the paisa for any lines, discount and way of charging', () => {
    const lines = fc.array(
      fc.record<GstLine>({
        price: fc.integer({ min: 0, max: 999_999_999 }).map(fromPaise),
        quantity: fc.integer({ min: 1, max: 9999 }),
        rate: fc.integer({ min: 0, max: 10_000 }).map(fromPaise),
        kind: fc.constantFrom('taxable', 'nil', 'exempt', 'nonGst'),
        code: fc.constant('3004'),
        unit: fc.constant('NOS'),
      }),
      { maxLength: 100 },
    );
    const discount = fc.integer({ min: 0, max: 10_000 }).map((percent) => ({ percent: fromPaise(percent) }));
    const flags = fc.record({
      pricesWithTax: fc.boolean(),
      sameState: fc.boolean(),
      roundToRupee: fc.boolean(),
      chargesTax: fc.boolean(),
    });
    fc.assert(
      fc.property(lines, fc.option(discount), flags, (some, off, how) => {
        const sums = gstTotalsPaise({ ...how, lines: some, discount: off });
        expect(sums.subtotal - sums.discount + sums.tax + sums.roundOff).toBe(sums.total);
        expect(sums.cgst).toBe(sums.sgst);
        expect(how.sameState ? sums.igst : sums.cgst).toBe(0);
        expect(Math.abs(sums.roundOff)).toBeLessThanOrEqual(how.roundToRupee ? 50 : 0);
        for (const { net, taxable, cgst, sgst, igst } of sums.lines) {
          expect(Math.min(net, taxable, cgst, igst)).toBeGreaterThanOrEqual(0);
          expect(how.pricesWithTax ? taxable + cgst + sgst + igst : taxable).toBe(net);
        }
      }),
    );
  });
});
