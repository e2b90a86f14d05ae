import { shareOf, type LineTax } from './gst-totals.ts';

/** A line of a paper, in paise, and how many pieces it names. */
export type PaperLine = LineTax & { quantity: number };

/** The part of one line that earlier credit notes took back: pieces, and paise of its net. */
export interface CreditedBefore {
  quantity: number;
  net: number;
}

/** Pieces, or paise of the line's net. */
export interface CreditAsked {
  line: number;
  quantity?: number;
  amount?: number;
}

/** One credited line in paise; `amount` is the credited sum with tax. */
export interface CreditedPart {
  line: number;
  quantity: number | null;
  amount: number;
  tax: LineTax;
}

export interface CreditSums {
  lines: CreditedPart[];
  /** The paper's rounding: in the credit that leaves nothing of it, or that would otherwise exceed the rest. */
  roundOff: number;
  amount: number;
}

const NOTHING: CreditedBefore = { quantity: 0, net: 0 };

/** The part of a line that a further credit note may take back. */
export const leftToCredit = (line: PaperLine, before: CreditedBefore = NOTHING): CreditedBefore => ({
  quantity: line.quantity - before.quantity,
  net: line.net - before.net,
});

/** The line's credited net after this credit. The last piece takes the whole rest, so that rounding leaves nothing. */
function creditedNet(line: PaperLine, before: CreditedBefore, { quantity, amount }: CreditAsked): number {
  if (quantity === undefined) return before.net + (amount ?? 0);
  const pieces = before.quantity + quantity;
  if (pieces === line.quantity) return line.net;
  const step = shareOf(line.net, pieces, line.quantity) - shareOf(line.net, before.quantity, line.quantity);
  return Math.min(before.net + step, line.net);
}

/** Converts a credited part of a line's net to an amount with its share of the tax. */
function amountAt(line: PaperLine, net: number): number {
  const taxes = [line.cgst, line.sgst, line.igst];
  const whole = taxes.reduce((sum, tax) => sum + tax, line.taxable);
  return whole === line.net ? net : taxes.reduce((sum, tax) => sum + shareOf(tax, net, line.net), net);
}

function creditOfLine(line: PaperLine, before: CreditedBefore, asked: CreditAsked): CreditedPart {
  const reached = creditedNet(line, before, asked);
  const net = reached - before.net;
  const part = (tax: number) => shareOf(tax, reached, line.net) - shareOf(tax, before.net, line.net);
  const [cgst, sgst, igst] = [part(line.cgst), part(line.sgst), part(line.igst)];
  const tax = cgst + sgst + igst;
  const amount = amountAt(line, reached) - amountAt(line, before.net);
  const { code, unit, kind, rate } = line;
  return {
    line: asked.line,
    quantity: asked.quantity ?? null,
    amount,
    tax: { code, unit, kind, rate, gross: net, net, taxable: amount - tax, cgst, sgst, igst },
  };
}

interface Paper {
  lines: readonly PaperLine[];
  roundOff: number;
}

/** Sums all credits of a paper, given the net that each line has lost: never more than the paper's total. */
function creditedOf({ lines, roundOff }: Paper, netOf: (place: number) => number): number {
  const sum = (of: (line: PaperLine, place: number) => number) =>
    lines.reduce((all, line, place) => all + amountAt(line, of(line, place)), 0);
  const total = sum(({ net }) => net) + roundOff;
  const isEmpty = lines.every(({ net }, place) => netOf(place) === net);
  const credited = sum((_, place) => netOf(place));
  return isEmpty ? total : Math.min(total, credited);
}

/**
 * Computes a credit note in paise. Its tax is the difference of `round(tax × credited / net)` after and before, so that
 * many small credits never take back more tax than the paper has. The caller refuses more than `leftToCredit`, and the
 * same line twice.
 */
export function creditSums(
  paper: Paper,
  before: ReadonlyMap<number, CreditedBefore>,
  asked: readonly CreditAsked[],
): CreditSums {
  const lines = asked.flatMap((one) => {
    const line = paper.lines[one.line];
    return line ? [creditOfLine(line, before.get(one.line) ?? NOTHING, one)] : [];
  });
  const netBefore = (place: number) => before.get(place)?.net ?? 0;
  const netAfter = (place: number) =>
    netBefore(place) + (lines.find(({ line }) => line === place)?.tax.net ?? 0);
  const amount = creditedOf(paper, netAfter) - creditedOf(paper, netBefore);
  return { lines, roundOff: lines.reduce((rest, line) => rest - line.amount, amount), amount };
}
