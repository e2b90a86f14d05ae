import type { CreditInvoice, CreditLineInput, Return } from '@clinic/contract/billing/credit-notes';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import type { CreditableLine } from './creditable-lines.ts';

export const KEEP = 'keep';

/** A credit as typed. */
export interface TypedCredit {
  /** The invoice's `updatedAt` when it was read. */
  updatedAt: string;
  lines: { quantity: number | null; amount: number | null; returned: Return }[];
  reason: string;
  refund: MoneyMode | typeof KEEP;
}

const returnOf = (item: string | null, removed: ReadonlySet<string>): Return => {
  if (item === null) return 'none';
  return removed.has(item) ? 'writtenOff' : 'shelf';
};

/** An empty credit: pieces return to the shelf by default, unless their item was removed. */
export const emptyCredit = (
  lines: readonly CreditableLine[],
  removed: ReadonlySet<string>,
): Omit<TypedCredit, 'updatedAt'> => ({
  lines: lines.map(({ item }) => ({ quantity: null, amount: null, returned: returnOf(item, removed) })),
  reason: '',
  refund: KEEP,
});

/** The lines with a credit; an amount returns no pieces. */
export const creditLinesOf = ({ lines }: Pick<TypedCredit, 'lines'>): CreditLineInput[] =>
  lines.flatMap(({ quantity, amount, returned }, line): CreditLineInput[] => {
    if (quantity) return [{ line, quantity, returned }];
    return amount ? [{ line, amount, returned: 'none' }] : [];
  });

export const creditBody = (typed: TypedCredit): CreditInvoice => ({
  updatedAt: typed.updatedAt,
  lines: creditLinesOf(typed),
  reason: typed.reason,
  ...(typed.refund !== KEEP && { refund: { mode: typed.refund } }),
});

/** Moves the server's errors to the form's rows: the server counts only the sent lines, the form has a row for each. */
export function fieldsOfRows(
  errors: Readonly<Record<string, string>>,
  lines: readonly CreditLineInput[],
): Record<string, string> {
  const inRow = (field: string) =>
    field.replace(/^lines\.(\d+)/, (_all, index: string) => `lines.${lines[Number(index)]?.line ?? index}`);
  return Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [inRow(field), sentence]));
}
