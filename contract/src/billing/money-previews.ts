import { fromPaise, toPaise } from './invoice-totals.ts';

/** Previews a payment in rupees: `settles` pays the debt, `over` becomes the client's credit. */
export function receivePreview({ due, amount, advance }: { due: number; amount: number; advance?: boolean }) {
  const settles = advance ? 0 : Math.min(toPaise(due), toPaise(amount));
  return { settles: fromPaise(settles), over: fromPaise(toPaise(amount) - settles) };
}

/** Rupees of credit that are left after a refund; null when the credit is too small. */
export function refundPreview({ left, amount }: { left: number; amount: number }): number | null {
  const rest = toPaise(left) - toPaise(amount);
  return rest < 0 ? null : fromPaise(rest);
}

/**
 * Previews a correction in rupees: money received for the old invoice pays the new one first, the rest becomes the
 * client's credit.
 */
export function correctPreview({ kept, total }: { kept: number; total: number }) {
  const settled = Math.min(toPaise(kept), toPaise(total));
  return {
    settled: fromPaise(settled),
    due: fromPaise(toPaise(total) - settled),
    over: fromPaise(toPaise(kept) - settled),
  };
}
