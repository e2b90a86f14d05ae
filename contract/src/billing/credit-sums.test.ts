import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditSums,
  leftToCredit,
  type CreditAsked,
  type CreditedBefore,
  type CreditSums,
  type PaperLine,
} from './credit-sums.ts';
import { gstTotalsPaise, taxesOf, type GstLine, type GstSums } from './gst-totals.ts';
import { fromPaise } from './invoice-totals.ts';

const herbs: GstLine = { price: 99.99, quantity: 3, rate: 5, code: '3004', unit: 'NOS', kind: 'taxable' };

type How = Pick<GstSums, 'pricesWithTax'> & Partial<GstSums>;

function paperOf(lines: GstLine[], how: How) {
  const sums = gstTotalsPaise({
    lines,
    discount: null,
    sameState: true,
    chargesTax: true,
    roundToRupee: false,
    ...how,
  });
  const pieces = sums.lines.map((one, place) => ({ ...one, quantity: lines[place]?.quantity ?? 0 }));
  return { lines: pieces, roundOff: sums.roundOff, total: sums.total };
}

/** Makes several credits one after the other, and answers the amount of each. */
function creditsOf(paper: ReturnType<typeof paperOf>, asked: CreditAsked[]) {
  const before = new Map<number, CreditedBefore>();
  return asked.map((one) => {
    const sums = creditSums(paper, before, [one]);
    const { quantity, net } = before.get(one.line) ?? { quantity: 0, net: 0 };
    const taken = sums.lines[0]?.tax.net ?? 0;
    before.set(one.line, { quantity: quantity + (one.quantity ?? 0), net: net + taken });
    return sums;
  });
}

describe('what a credit note takes back', () => {
  it('is a piece of a line and its tax, and the last piece takes the rest', () => {
    const paper = paperOf([{ ...herbs, price: 33.34 }], { pricesWithTax: true });
    const credits = creditsOf(paper, [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ]);
    expect(credits.map(({ amount }) => amount)).toEqual([3334, 3334, 3334]);
    expect(credits.map(({ lines }) => lines[0]?.tax.cgst)).toEqual([79, 80, 79]);
  });

  it('is the amount that was asked where prices have the tax in them', () => {
    const paper = paperOf([herbs], { pricesWithTax: true });
    const [credit] = creditsOf(paper, [{ line: 0, amount: 10_000 }]);
    expect(credit?.amount).toBe(10_000);
    expect(credit?.lines[0]?.tax).toMatchObject({ net: 10_000, taxable: 9524, cgst: 238, sgst: 238 });
  });

  it('has the tax on top where prices have none', () => {
    const paper = paperOf([{ ...herbs, price: 100 }], { pricesWithTax: false });
    const [credit] = creditsOf(paper, [{ line: 0, quantity: 2 }]);
    expect([credit?.amount, credit?.lines[0]?.tax.taxable]).toEqual([21_000, 20_000]);
  });

  it('takes no more than the line, when an amount was given back before its pieces', () => {
    const paper = paperOf([{ ...herbs, price: 100 }], { pricesWithTax: true });
    const credits = creditsOf(paper, [
      { line: 0, amount: 25_000 },
      { line: 0, quantity: 1 },
      { line: 0, quantity: 2 },
    ]);
    expect(credits.map(({ amount }) => amount)).toEqual([25_000, 5000, 0]);
  });

  it('takes the round-off with the credit that leaves nothing of the paper', () => {
    const paper = paperOf(
      [
        { ...herbs, quantity: 1 },
        { ...herbs, price: 10.3, quantity: 1 },
      ],
      {
        pricesWithTax: true,
        roundToRupee: true,
      },
    );
    const credits = creditsOf(paper, [
      { line: 1, quantity: 1 },
      { line: 0, quantity: 1 },
    ]);
    expect(credits.map(({ roundOff, amount }) => [roundOff, amount])).toEqual([
      [0, 1030],
      [-29, 9970],
    ]);
  });

  it('takes the round-off once, also when a free line is given back after it', () => {
    const paper = paperOf(
      [
        { ...herbs, quantity: 1 },
        { ...herbs, price: 0, quantity: 1 },
      ],
      {
        pricesWithTax: true,
        roundToRupee: true,
      },
    );
    const credits = creditsOf(paper, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    expect(credits.map(({ amount }) => amount)).toEqual([10_000, 0]);
  });

  it('is no more than the paper when its last line costs less than was rounded off', () => {
    const lines = [10.1, 0.1].map((price) => ({ ...herbs, price, quantity: 1 }));
    const paper = paperOf(lines, { pricesWithTax: true, roundToRupee: true });
    const credits = creditsOf(paper, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    expect(credits.map(({ roundOff, amount }) => [roundOff, amount])).toEqual([
      [-10, 1000],
      [-10, 0],
    ]);
  });

  it('says what is left of a line', () => {
    const [line] = paperOf([herbs], { pricesWithTax: true }).lines;
    expect(line && leftToCredit(line, { quantity: 1, net: 9999 })).toEqual({ quantity: 2, net: 19_998 });
    expect(line && leftToCredit(line)).toEqual({ quantity: 3, net: 29_997 });
  });

  it('adds up to the whole paper and its tax, in whatever parts and order it is taken back', () => {
    fc.assert(
      fc.property(papers, fc.array(part, { maxLength: 12 }), (paper, parts) => {
        const before = new Map<number, CreditedBefore>();
        const taken: CreditSums[] = [];
        const take = (asked: CreditAsked) => {
          const sums = creditSums(paper, before, [asked]);
          const { quantity, net } = before.get(asked.line) ?? { quantity: 0, net: 0 };
          before.set(asked.line, {
            quantity: quantity + (asked.quantity ?? 0),
            net: net + (sums.lines[0]?.tax.net ?? 0),
          });
          taken.push(sums);
        };
        for (const { which, share, pieces } of parts) {
          const line = which % paper.lines.length;
          const left = leftToCredit(paper.lines[line] as PaperLine, before.get(line));
          const quantity = Math.ceil(share * left.quantity);
          if (pieces && quantity > 0) take({ line, quantity });
          if (!pieces) take({ line, amount: Math.floor(share * left.net) });
        }
        for (const [line, whole] of paper.lines.entries()) {
          const { quantity, net } = leftToCredit(whole, before.get(line));
          if (quantity > 0) take({ line, quantity });
          else if (net > 0) take({ line, amount: net });
        }
        const credited = taxesOf(taken.flatMap(({ lines }) => lines.map(({ tax }) => tax)));
        expect(credited).toEqual(taxesOf(paper.lines));
        expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(paper.total);
        expect(taken.filter(({ amount }) => amount < 0)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

const papers = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 99_999 }).map(fromPaise),
        quantity: fc.integer({ min: 1, max: 20 }),
        rate: fc.constantFrom(0, 0.25, 5, 12, 18),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    discount: fc.option(
      fc.integer({ min: 0, max: 10_000 }).map((percent) => ({ percent: fromPaise(percent) })),
    ),
    how: fc.record({ pricesWithTax: fc.boolean(), roundToRupee: fc.boolean(), sameState: fc.boolean() }),
  })
  .map(({ lines, ...how }) =>
    paperOf(
      lines.map((line) => ({ ...herbs, ...line })),
      { discount: how.discount, ...how.how },
    ),
  );

/** Generates a credit of some pieces or of an amount. */
const part = fc.record({
  which: fc.nat(4),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  pieces: fc.boolean(),
});
