import { receivePreview } from '@clinic/contract/billing/money-previews';
import { amount as amountRule } from '@clinic/contract/rules';

/** A payment of so many times the debt is probably a mistake. */
const UNUSUAL_TIMES = 10;
/** An advance of so many rupees is probably a mistake. */
const UNUSUAL_ADVANCE = 50_000;

/** A payment as it is typed, in rupees. */
export interface Received {
  due?: number;
  /** Rupees of the client's largest invoice; left out or 0: none yet. */
  largest?: number;
  amount?: number | null;
  again?: number | null;
  /** Tax class of an advance, which pays no debt; null: the payment is no advance. */
  taxClass?: string | null;
}

const isAmount = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && amountRule(amount) === undefined;

/** Rupees beyond the debt, which become the client's credit; 0 while the amount is invalid. */
export function overDue({ due = 0, amount, taxClass }: Received): number {
  if (taxClass || !isAmount(amount) || amount <= due) return 0;
  return receivePreview({ due, amount }).over;
}

/** Rupees above which a payment is unusual: for an advance by the client's largest invoice, otherwise by the debt. */
function unusualAbove({ due = 0, largest = 0, taxClass }: Received): number {
  const usual = taxClass || due === 0 ? largest : due;
  return usual > 0 ? usual * UNUSUAL_TIMES : UNUSUAL_ADVANCE;
}

/** Tells if a sum is so large that it must be typed twice: probably 100 was typed behind a proposed 315.00. */
export const isTypedAgain = (typed: Received): boolean =>
  isAmount(typed.amount) && typed.amount > unusualAbove(typed);

/** The error when an unusual sum was not typed twice. */
export const againRule = (typed: Received): Record<string, string> | undefined =>
  isTypedAgain(typed) && typed.again !== typed.amount
    ? { again: 'Please type the amount again: the two are not the same.' }
    : undefined;
