import { anItem } from '@clinic/ui/test/records.ts';
import { describe, expect, it } from 'vitest';
import { emptyItem, lineOf } from './item-to-add.ts';
import { bodyOf, emptyInvoice, shortages, totalsOf, type NewInvoice } from './new-invoice.ts';
import { INCOMPLETE, isComplete, invoiceProblem } from './invoice-problem.ts';

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

  it('does not warn about a service, which has no stock', () => {
    const item = anItem({ name: 'Shirodhara', kind: 'service', countInStock: 0 });
    const added = lineOf({ item, typed: item.name, quantity: '9999', price: '900' });
    expect(shortages(added ? [added, added] : [])).toEqual([]);
  });

  it('is complete with a number, a date, a client and an item', () => {
    expect(isComplete(filled)).toBe(true);
    for (const gap of [{ invoiceNumber: ' ' }, { date: '' }, { client: '' }, { lines: [], selectedPlan: '' }])
      expect(isComplete({ ...filled, ...gap })).toBe(false);
  });

  it('needs no item when weeks of a program are charged', () => {
    expect(invoiceProblem({ ...filled, lines: [] })).toBeUndefined();
    for (const free of [{ selectedPlan: '' }, { numberOfWeeks: 0 }, { pricePerWeek: 0 }])
      expect(invoiceProblem({ ...filled, lines: [], ...free })).toBe(INCOMPLETE);
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

describe('an item that is filled in but not added', () => {
  const neem = anItem({ id: 'n', name: 'Neem', price: 100, countInStock: 1 });
  const complete = { item: neem, typed: 'Neem', quantity: '2', price: '100' };
  const of = (toAdd: Partial<typeof emptyItem>): NewInvoice => ({
    ...filled,
    toAdd: { ...emptyItem, ...toAdd },
  });

  it('is on the invoice and in its sums when it is complete, also as the only one', () => {
    const invoice = of(complete);
    expect(invoiceProblem(invoice)).toBeUndefined();
    expect(bodyOf(invoice).items.at(-1)).toEqual({ id: 'n', name: 'Neem', quantity: 2, price: 100 });
    expect(totalsOf(invoice)?.subtotal).toBe(10_998.97);
    expect(invoiceProblem({ ...invoice, lines: [] })).toBeUndefined();
  });

  it.each([
    [{ item: neem, typed: 'Neem', quantity: '2' }, 'Neem', 'Please enter the price'],
    [{ item: neem, typed: 'Neem' }, 'Neem', 'Please enter the quantity and the price'],
    [{ quantity: '2' }, 'An item', 'Please choose the item and enter the price'],
    [{ price: '5' }, 'An item', 'Please choose the item and enter the quantity'],
    [{ typed: ' Nee ', quantity: '2', price: '5' }, 'An item', 'Please choose "Nee" from the list of items'],
    [
      { ...complete, price: 'ten' },
      'Neem',
      'Please enter an amount from 0 to 9,999,999.99 with at most two decimals',
    ],
  ])('is named with what is missing: %j', (toAdd, name, wish) => {
    expect(invoiceProblem(of(toAdd))).toBe(
      `${name} is filled in but not added. ${wish}, or empty its fields.`,
    );
  });

  it('is not there when its fields are empty', () => {
    expect(invoiceProblem(of({ typed: '  ' }))).toBeUndefined();
    expect(invoiceProblem({ ...of({}), lines: [], selectedPlan: '' })).toBe(INCOMPLETE);
  });
});
