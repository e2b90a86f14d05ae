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

/** Computes `value × 100` without floating point; refuses a third decimal and exponents (`1e-7`). */
export function hundredths(value: number): bigint {
  const parts = PLAIN_DECIMAL.exec(String(value));
  if (!parts) throw new RangeError('An amount must be a plain number with at most two decimals.');
  const [, sign = '', whole = '', decimals = ''] = parts;
  return BigInt(`${sign}${whole}${decimals.padEnd(2, '0')}`);
}

/**
 * Converts rupees (at most two decimals) to whole paise. Throws a RangeError for 1.005, 1e-7, NaN and the like, so that
 * no amount is rounded silently; forms check with the rule `money` first.
 */
export function toPaise(rupees: number): number {
  return Number(hundredths(rupees));
}

/** Converts whole paise to rupees: 126 → 1.26. */
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

/** Divides and rounds half up; neither argument is negative. */
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

/** Computes the four rows in rupees, for screens and answers, by the arithmetic of invoiceTotalsPaise. */
export function invoiceTotals(sums: InvoiceSums): InvoiceTotals {
  const { subtotal, discount, tax, total } = invoiceTotalsPaise(sums);
  return {
    subtotal: fromPaise(subtotal),
    discount: fromPaise(discount),
    tax: fromPaise(tax),
    total: fromPaise(total),
  };
}
