import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { amount as amountRule } from '@clinic/contract/rules';

/** So many times what is due is seldom meant. */
const UNUSUAL_TIMES = 10;
/** Rupees that are seldom received while nothing is due. */
const UNUSUAL_ADVANCE = 50_000;

/** A payment as it is typed, in rupees. */
export interface Received {
  due?: number;
  amount?: number | null;
  again?: number | null;
  /** Chosen: an advance for a service, which pays nothing that is due. */
  taxClass?: string | null;
}

const isAmount = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && amountRule(amount) === undefined;

/** Rupees that stay the client's credit; 0 while the amount is wrong. */
export function overDue({ due = 0, amount, taxClass }: Received): number {
  if (taxClass || !isAmount(amount) || amount <= due) return 0;
  return fromPaise(toPaise(amount) - toPaise(due));
}

/** A sum so large that a slip of the keys is likelier: 100 typed behind a due amount of 315.00. */
export const isTypedAgain = ({ due = 0, amount }: Received): boolean =>
  isAmount(amount) && amount > (due > 0 ? due * UNUSUAL_TIMES : UNUSUAL_ADVANCE);

/** Field → sentence, when an unusual sum was not typed twice. */
export const againRule = (typed: Received): Record<string, string> | undefined =>
  isTypedAgain(typed) && typed.again !== typed.amount
    ? { again: 'Please type the amount again: the two are not the same.' }
    : undefined;
