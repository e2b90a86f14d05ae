import {
  divideHalfUp,
  fromPaise,
  hundredths,
  linePaise,
  toPaise,
  type InvoiceLine,
} from './invoice-totals.ts';
import type { TaxKind } from './tax-classes.ts';

/** The amounts and tax of one line: rupees in requests and answers, paise where a function says so. */
export interface LineTax {
  /** HSN or SAC. */
  code: string;
  unit: string;
  kind: TaxKind;
  /** The full rate, in per cent. */
  rate: number;
  /** Price × quantity. */
  gross: number;
  /** Gross less the line's share of the discount. */
  net: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** A line's price in rupees, and its tax class on the invoice's day. */
export type GstLine = InvoiceLine & Pick<LineTax, 'code' | 'unit' | 'kind' | 'rate'>;

/** A discount on the whole invoice: in per cent or rupees. */
export interface Discount {
  percent?: number;
  amount?: number;
}

export interface GstSums {
  /** The items in their order, then the program. */
  lines: readonly GstLine[];
  discount: Discount | null;
  pricesWithTax: boolean;
  /** True: within the State, so CGST and SGST; false: IGST. */
  sameState: boolean;
  roundToRupee: boolean;
  /** False under composition, whose papers show no tax. */
  chargesTax: boolean;
}

/** `subtotal - discount + tax + roundOff = total` and `taxable = subtotal - discount`, always exactly. */
export interface GstTotals {
  lines: LineTax[];
  subtotal: number;
  discount: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  tax: number;
  roundOff: number;
  total: number;
}

const WHOLE = 10_000n;

/** Computes `amount × part / whole`, rounded half up; 0 when the whole is 0. No input is negative. */
export function shareOf(amount: number, part: bigint | number, whole: bigint | number): number {
  const divisor = BigInt(whole);
  return divisor === 0n ? 0 : Number(divideHalfUp(BigInt(amount) * BigInt(part), divisor));
}

/** Splits an amount by running sums, so that the shares add up to it exactly. */
export function sharedBy(amount: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let running = 0;
  return parts.map((part) => {
    const before = running;
    running += part;
    return shareOf(amount, running, whole) - shareOf(amount, before, whole);
  });
}

export type Taxes = Pick<LineTax, 'taxable' | 'cgst' | 'sgst' | 'igst'>;

/** Sums the taxes of lines, in paise; the sign -1 subtracts them. */
export function taxesOf(lines: readonly Taxes[], sign = 1): Taxes {
  const sum = (part: keyof Taxes) => lines.reduce((total, line) => total + sign * line[part], 0);
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
}

/** The taxes of a line's net in paise; with `pricesWithTax` the net includes them. */
export function taxesOfNet(
  net: number,
  line: Pick<GstLine, 'kind' | 'rate'>,
  sums: Pick<GstSums, 'pricesWithTax' | 'sameState' | 'chargesTax'>,
): Taxes {
  const untaxed = line.kind !== 'taxable' || !sums.chargesTax;
  const rate = untaxed ? 0n : hundredths(line.rate);
  const whole = sums.pricesWithTax ? WHOLE + rate : WHOLE;
  const half = sums.sameState ? shareOf(net, rate, 2n * whole) : 0;
  const igst = sums.sameState ? 0 : shareOf(net, rate, whole);
  return { taxable: sums.pricesWithTax ? net - 2 * half - igst : net, cgst: half, sgst: half, igst };
}

/** Sums the lines before the discount, in paise. */
export function grossPaise(lines: readonly InvoiceLine[]): number {
  return Number(lines.reduce((sum, line) => sum + linePaise(line), 0n));
}

/** The discount in paise. One in rupees may exceed the lines, which the caller must refuse. */
export function discountPaise(gross: number, discount: Discount | null): number {
  if (discount?.amount !== undefined) return Number(hundredths(discount.amount));
  return shareOf(gross, hundredths(discount?.percent ?? 0), WHOLE);
}

/** Computes lines and sums in paise, for storage; every rounding is half up. */
export function gstTotalsPaise(sums: GstSums): GstTotals {
  const grosses = sums.lines.map((line) => grossPaise([line]));
  const shares = sharedBy(discountPaise(grossPaise(sums.lines), sums.discount), grosses);
  const lines = sums.lines.map(({ code, unit, kind, rate }, place) => {
    const gross = grosses[place] ?? 0;
    const net = gross - (shares[place] ?? 0);
    return { code, unit, kind, rate, gross, net, ...taxesOfNet(net, { kind, rate }, sums) };
  });
  const before = sums.lines.map((line, place) => taxesOfNet(grosses[place] ?? 0, line, sums));
  const { taxable: subtotal } = taxesOf(before);
  const { taxable, cgst, sgst, igst } = taxesOf(lines);
  const tax = cgst + sgst + igst;
  const roundOff = sums.roundToRupee ? 100 * shareOf(taxable + tax, 1, 100) - (taxable + tax) : 0;
  const total = taxable + tax + roundOff;
  return { lines, subtotal, discount: subtotal - taxable, taxable, cgst, sgst, igst, tax, roundOff, total };
}

/** Converts taxes from paise to rupees. */
export const taxesInRupees = ({ taxable, cgst, sgst, igst }: Taxes): Taxes => ({
  taxable: fromPaise(taxable),
  cgst: fromPaise(cgst),
  sgst: fromPaise(sgst),
  igst: fromPaise(igst),
});

/** Converts a line from paise to rupees. */
export const lineInRupees = ({ code, unit, kind, rate, ...amounts }: LineTax): LineTax => ({
  code,
  unit,
  kind,
  rate,
  gross: fromPaise(amounts.gross),
  net: fromPaise(amounts.net),
  ...taxesInRupees(amounts),
});

/** Converts a line from rupees to paise. */
export const lineInPaise = ({ code, unit, kind, rate, ...amounts }: LineTax): LineTax => ({
  code,
  unit,
  kind,
  rate,
  gross: toPaise(amounts.gross),
  net: toPaise(amounts.net),
  taxable: toPaise(amounts.taxable),
  cgst: toPaise(amounts.cgst),
  sgst: toPaise(amounts.sgst),
  igst: toPaise(amounts.igst),
});

/** Computes lines and sums in rupees, for screens and answers, by the arithmetic of gstTotalsPaise. */
export function gstTotals(sums: GstSums): GstTotals {
  const { lines, ...amounts } = gstTotalsPaise(sums);
  const rupees = Object.entries(amounts).map(([name, paise]) => [name, fromPaise(paise)] as const);
  return { lines: lines.map(lineInRupees), ...(Object.fromEntries(rupees) as typeof amounts) };
}
