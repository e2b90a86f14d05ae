import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { amount as amountRule, optional, wholeNumber } from '@clinic/contract/rules';
import type { TypedCredit } from './credit-body.ts';
import type { CreditableLine } from './creditable-lines.ts';

export const piecesRule = (left: number) => optional(wholeNumber(1, left));

/** Says what is wrong with the credited amount of a line, given its credited pieces. */
export function amountProblem({ amount }: CreditableLine, typed: unknown, pieces: unknown) {
  if (typed && pieces) return 'Please enter either pieces or an amount.';
  const problem = optional(amountRule)(typed);
  return problem ?? (Number(typed) > amount ? `At most ${formatRupees(amount)} is left.` : undefined);
}

/** Tells if everything typed can be credited. */
export const isRight = (lines: readonly CreditableLine[], typed: Pick<TypedCredit, 'lines'>): boolean =>
  lines.every((line, place) => {
    const { quantity, amount } = typed.lines[place] ?? {};
    return !piecesRule(line.left)(quantity) && !amountProblem(line, amount, quantity);
  });
