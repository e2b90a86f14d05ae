import { fromPaise, toPaise } from './invoice-totals.ts';

/** A payment before it is received, in rupees: `settles` of what is due, and `over` that stays the client's credit. */
export function receivePreview({ due, amount, advance }: { due: number; amount: number; advance?: boolean }) {
  const settles = advance ? 0 : Math.min(toPaise(due), toPaise(amount));
  return { settles: fromPaise(settles), over: fromPaise(toPaise(amount) - settles) };
}

/** Rupees that will be left of a client's credit when some of it is paid back; null: there is not so much. */
export function refundPreview({ left, amount }: { left: number; amount: number }): number | null {
  const rest = toPaise(left) - toPaise(amount);
  return rest < 0 ? null : fromPaise(rest);
}

/** Money that the old paper had received pays for the new one first; the rest stays the client's credit. Rupees. */
export function correctPreview({ kept, total }: { kept: number; total: number }) {
  const settled = Math.min(toPaise(kept), toPaise(total));
  return {
    settled: fromPaise(settled),
    due: fromPaise(toPaise(total) - settled),
    over: fromPaise(toPaise(kept) - settled),
  };
}
