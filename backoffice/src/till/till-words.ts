import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { TillReason } from '@clinic/contract/billing/tills';

export const REASON_WORDS: Readonly<Record<TillReason, string>> = {
  float: 'Change money',
  bank: 'Bank',
  expense: 'Expense',
  other: 'Other',
};

/** How a count differs from what should have been in the drawer. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'Exact';
  return `${formatRupees(Math.abs(difference))} too ${difference > 0 ? 'much' : 'little'}`;
}
