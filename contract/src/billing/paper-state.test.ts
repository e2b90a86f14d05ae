import { describe, expect, it } from 'vitest';
import { paidAndKept, paperState } from './paper-state.ts';

describe('the state of an invoice', () => {
  it.each([
    [{ total: 100, due: 100, credited: 0 }, 'open'],
    [{ total: 100, due: 40, credited: 0 }, 'partPaid'],
    [{ total: 100, due: 0, credited: 0 }, 'paid'],
    [{ total: 0, due: 0, credited: 0 }, 'paid'],
    [{ total: 100, due: 60, credited: 40 }, 'partCredited'],
    [{ total: 100, due: 0, credited: 40 }, 'partCredited'],
    [{ total: 100, due: 0, credited: 100 }, 'credited'],
  ])('of %j is %s', (sums, state) => {
    expect(paperState(sums)).toBe(state);
  });
});

describe('what a client paid for an invoice and no credit note gave back', () => {
  it.each([
    [{ settled: 0, credits: [] }, 0],
    [{ settled: 99.99, credits: [] }, 99.99],
    [{ settled: 100, credits: [{ id: 'a', amount: 30, fromDue: 30 }] }, 100],
    [
      {
        settled: 100,
        credits: [
          { id: 'a', amount: 30.1, fromDue: 10 },
          { id: 'b', amount: 5, fromDue: 0 },
        ],
      },
      74.9,
    ],
  ])('of %j is %d', (invoice, rupees) => {
    expect(paidAndKept(invoice)).toBe(rupees);
  });
});
