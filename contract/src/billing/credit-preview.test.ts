import { describe, expect, it } from 'vitest';
import { creditPreview, type CreditableInvoice } from './credit-preview.ts';
import { gstTotals, type GstLine } from './gst-totals.ts';

const line = (price: number, quantity: number): GstLine => ({
  price,
  quantity,
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
  rate: 18,
});

function paper(lines: GstLine[], over: { pricesWithTax: boolean; roundToRupee?: boolean; due: number }) {
  const { pricesWithTax, roundToRupee = false, due } = over;
  const sums = { lines, discount: null, sameState: true, chargesTax: true, pricesWithTax, roundToRupee };
  const { lines: taxed, taxable, cgst, sgst, igst, roundOff, total } = gstTotals(sums);
  const recipient = { name: 'Meera', gstin: '', address: '', state: '' };
  const invoice: CreditableInvoice = {
    items: lines.map(({ price, quantity }, place) => ({ id: `${place}`, name: 'Neem', price, quantity })),
    plan: null,
    gst: { title: 'Tax Invoice', place: '27', recipient, lines: taxed, taxable, cgst, sgst, igst, roundOff },
    total,
    due,
  };
  return invoice;
}

describe('what a credit will come to', () => {
  it.each([
    [
      'an amount without its tax',
      paper([line(118, 1)], { pricesWithTax: false, due: 0 }),
      118,
      139.24,
      21.24,
    ],
    ['an amount with its tax', paper([line(118, 1)], { pricesWithTax: true, due: 0 }), 118, 118, 18],
    ['a part of it', paper([line(118, 2)], { pricesWithTax: false, due: 0 }), 59, 69.62, 10.62],
  ])('is %s', (_which, invoice, amount, comesTo, tax) => {
    expect(creditPreview(invoice, [], [{ line: 0, amount }])).toEqual({
      amount: comesTo,
      tax,
      fromDue: 0,
      over: comesTo,
    });
  });

  it('is what earlier notes left, with the round-off, and what is due falls first', () => {
    const invoice = paper([line(99.99, 3)], { pricesWithTax: false, roundToRupee: true, due: 200 });
    expect(invoice.total).toBe(354);
    const first = { line: 0, name: 'Neem', quantity: 1, returned: 'none' as const, amount: 117.99 };
    const tax = { code: '3004', unit: 'NOS', kind: 'taxable' as const, rate: 18, gross: 99.99, net: 99.99 };
    const note = {
      lines: [{ ...first, tax: { ...tax, taxable: 99.99, cgst: 9, sgst: 9, igst: 0 } }],
    };
    const rest = creditPreview(invoice, [note], [{ line: 0, quantity: 2 }]);
    expect(rest.amount).toBe(236.01);
    expect([rest.fromDue, rest.over]).toEqual([200, 36.01]);
  });

  it('shares the total of a simple invoice over its lines', () => {
    const simple: CreditableInvoice = {
      items: [{ id: '1', name: 'Neem', price: 100, quantity: 1 }],
      plan: { name: 'Detox', weeks: 2, pricePerWeek: 50 },
      gst: null,
      total: 180,
      due: 180,
    };
    expect(creditPreview(simple, [], [{ line: 1, quantity: 1 }])).toEqual({
      amount: 45,
      tax: 0,
      fromDue: 45,
      over: 0,
    });
  });
});
