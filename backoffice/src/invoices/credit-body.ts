import type { CreditInvoice, CreditLineInput, Return } from '@clinic/contract/billing/credit-notes';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import type { CreditableLine } from './creditable-lines.ts';

export const KEEP = 'keep';

/** A credit as typed. */
export interface TypedCredit {
  /** The invoice's, as it was read. */
  updatedAt: string;
  lines: { quantity: number | null; amount: number | null; returned: Return }[];
  reason: string;
  refund: MoneyMode | typeof KEEP;
}

const returnOf = (item: string | null, removed: ReadonlySet<string>): Return => {
  if (item === null) return 'none';
  return removed.has(item) ? 'writtenOff' : 'shelf';
};

/** Pieces go back to the shelf unless something else is chosen; those of a removed item cannot. */
export const emptyCredit = (
  lines: readonly CreditableLine[],
  removed: ReadonlySet<string>,
): Omit<TypedCredit, 'updatedAt'> => ({
  lines: lines.map(({ item }) => ({ quantity: null, amount: null, returned: returnOf(item, removed) })),
  reason: '',
  refund: KEEP,
});

/** The lines of which something is taken back; an amount brings no pieces back. */
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

/** The server counts the lines that it got; the form has a row for each line of the invoice. */
export function fieldsOfRows(
  errors: Readonly<Record<string, string>>,
  lines: readonly CreditLineInput[],
): Record<string, string> {
  const inRow = (field: string) =>
    field.replace(/^lines\.(\d+)/, (_all, index: string) => `lines.${lines[Number(index)]?.line ?? index}`);
  return Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [inRow(field), sentence]));
}
