import { receivePreview } from '@clinic/contract/billing/money-previews';
import { amount as amountRule } from '@clinic/contract/rules';

/** So many times what is due is seldom meant. */
const UNUSUAL_TIMES = 10;
/** Rupees that are seldom received before any invoice. */
const UNUSUAL_ADVANCE = 50_000;

/** A payment as it is typed, in rupees. */
export interface Received {
  due?: number;
  /** The client's largest invoice; left out or 0: none yet. */
  largest?: number;
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
  return receivePreview({ due, amount }).over;
}

/** Rupees above which a payment is unusual: an advance by the client's largest invoice, all else by what is due. */
function unusualAbove({ due = 0, largest = 0, taxClass }: Received): number {
  const usual = taxClass || due === 0 ? largest : due;
  return usual > 0 ? usual * UNUSUAL_TIMES : UNUSUAL_ADVANCE;
}

/** A sum so large that a slip of the keys is likelier: 100 typed behind a due amount of 315.00. */
export const isTypedAgain = (typed: Received): boolean =>
  isAmount(typed.amount) && typed.amount > unusualAbove(typed);

/** Field → sentence, when an unusual sum was not typed twice. */
export const againRule = (typed: Received): Record<string, string> | undefined =>
  isTypedAgain(typed) && typed.again !== typed.amount
    ? { again: 'Please type the amount again: the two are not the same.' }
    : undefined;
