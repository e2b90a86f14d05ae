import type { TillReason } from '@clinic/contract/billing/tills';

export const REASON_WORDS: Readonly<Record<TillReason, string>> = {
  float: 'Change money',
  bank: 'Bank',
  expense: 'Expense',
  other: 'Other',
};
