/** One line of an invoice: `price` in rupees for one piece (at most two decimals), `quantity` a whole number. */
export interface InvoiceLine {
  price: number;
  quantity: number;
}

/** The input of an invoice's sums. Percentages are 0–100 with at most two decimals, `pricePerWeek` is in rupees. */
export interface InvoiceSums {
  items: readonly InvoiceLine[];
  weeks: number;
  pricePerWeek: number;
  discountPercent: number;
  taxPercent: number;
}

/** The four rows of an invoice: `subtotal - discount + tax = total`, always exactly. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** `value × 100` without float arithmetic; a third decimal or an exponent (`1e-7`) is refused. */
export function hundredths(value: number): bigint {
  const parts = PLAIN_DECIMAL.exec(String(value));
  if (!parts) throw new RangeError('An amount must be a plain number with at most two decimals.');
  const [, sign = '', whole = '', decimals = ''] = parts;
  return BigInt(`${sign}${whole}${decimals.padEnd(2, '0')}`);
}

/**
 * Rupees (at most two decimals) as a whole number of paise. Throws a RangeError for anything else, such as
 * 1.005, 1e-7 or NaN, so that no amount is ever rounded in silence; forms check with the rule `money` first.
 */
export function toPaise(rupees: number): number {
  return Number(hundredths(rupees));
}

/** A whole number of paise as rupees: 126 → 1.26. */
export function fromPaise(paise: number): number {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return Number(`${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees as people in India write them, with two decimals: 123456 → "₹1,23,456.00", -5 → "−₹5.00" (a minus sign). */
export function formatRupees(rupees: number): string {
  return rupeeFormat.format(rupees).replace('-', '−');
}

/** Writes a deduction with a minus sign; zero gets none: 1349.87 → "−₹1,349.87", 0 → "₹0.00". */
export function formatDeduction(rupees: number): string {
  return formatRupees(rupees === 0 ? 0 : -rupees);
}

/** Price × quantity in paise. */
export function linePaise(line: InvoiceLine): bigint {
  return hundredths(line.price) * BigInt(line.quantity);
}

/** A quotient rounded half up; neither is negative. */
export function divideHalfUp(amount: bigint, divisor: bigint): bigint {
  return (2n * amount + divisor) / (2n * divisor);
}

/** Computes one line in rupees: price × quantity, or weeks × price per week. */
export function lineTotal(line: InvoiceLine): number {
  return fromPaise(Number(linePaise(line)));
}

/**
 * Computes the four rows of an invoice in paise (whole numbers), for storage. `total = subtotal × (1 − discount%) × (1
 * + tax%)` is rounded once, half up; discount and tax are differences, so the rows add up and a tax of 0 % is 0. Throws
 * a RangeError when an amount is not exact (see toPaise).
 */
export function invoiceTotalsPaise(sums: InvoiceSums): InvoiceTotals {
  const plan = linePaise({ price: sums.pricePerWeek, quantity: sums.weeks });
  const subtotal = sums.items.reduce((sum, item) => sum + linePaise(item), plan);
  const kept = 10_000n - hundredths(sums.discountPercent);
  const taxed = 10_000n + hundredths(sums.taxPercent);
  const discounted = divideHalfUp(subtotal * kept, 10_000n);
  const total = divideHalfUp(subtotal * kept * taxed, 100_000_000n);
  return {
    subtotal: Number(subtotal),
    discount: Number(subtotal - discounted),
    tax: Number(total - discounted),
    total: Number(total),
  };
}

/** The four rows of an invoice in rupees, as shown and answered; the arithmetic is that of invoiceTotalsPaise. */
export function invoiceTotals(sums: InvoiceSums): InvoiceTotals {
  const { subtotal, discount, tax, total } = invoiceTotalsPaise(sums);
  return {
    subtotal: fromPaise(subtotal),
    discount: fromPaise(discount),
    tax: fromPaise(tax),
    total: fromPaise(total),
  };
}
