import {
  creditSums,
  leftToCredit,
  type CreditAsked,
  type CreditedBefore,
} from '@clinic/contract/billing/credit-sums';
import type { CreditLineInput } from '@clinic/contract/billing/credit-notes';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { linesOf } from '@clinic/contract/billing/paper-lines';
import { invalid } from '../../platform/http/api-error.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { CreditedLine } from '../payments/credit-note.schema.ts';

interface Credited {
  lines: CreditedLine[];
  amount: number;
}

type Before = ReadonlyMap<number, CreditedBefore>;

/** Computes the credited lines in paise. Throws INVALID_INPUT when a line is credited beyond what is left of it. */
export function creditedLines(
  invoice: InvoiceRecord,
  before: Before,
  asked: readonly CreditLineInput[],
  { withoutGst }: { withoutGst: boolean },
): Credited {
  const lines = linesOf(invoice);
  const wanted = asked.map((one, index): CreditAsked => {
    const at = `lines.${index}`;
    const line = lines[one.line];
    if (!line) throw invalid(`${at}.line`, 'The invoice has no such line.');
    if (asked.findIndex(({ line: other }) => other === one.line) !== index)
      throw invalid(`${at}.line`, 'Please name each line once.');
    const { quantity, amount } = one;
    if ((quantity === undefined) === (amount === undefined))
      throw invalid(at, 'Please enter either pieces or an amount.');
    if (one.returned !== 'none' && (quantity === undefined || !line.item))
      throw invalid(`${at}.returned`, 'Only pieces of an item can come back.');
    const left = leftToCredit(line, before.get(one.line));
    if (quantity !== undefined) {
      if (quantity > left.quantity)
        throw invalid(
          `${at}.quantity`,
          `Please enter at most ${left.quantity}: no more is left of this line.`,
        );
      return { line: one.line, quantity };
    }
    const net = toPaise(amount ?? 0);
    if (net > left.net) throw invalid(`${at}.amount`, 'This is more than what is left of this line.');
    return { line: one.line, amount: net };
  });
  const sums = creditSums({ lines, roundOff: invoice.gst?.roundOff ?? 0 }, before, wanted);
  return {
    amount: sums.amount,
    lines: sums.lines.map(({ line, quantity, amount, tax }, index) => ({
      line,
      name: lines[line]?.name ?? '',
      quantity,
      returned: asked[index]?.returned ?? 'none',
      amount,
      tax: invoice.gst ? (withoutGst ? { ...tax, ...NO_TAX } : tax) : null,
    })),
  };
}

const NO_TAX = { taxable: 0, cgst: 0, sgst: 0, igst: 0 } as const;

/** Returns everything that is left of an invoice. */
export const allThatIsLeft = (invoice: InvoiceRecord, before: Before): CreditLineInput[] =>
  linesOf(invoice).flatMap((line, place) => {
    const { quantity } = leftToCredit(line, before.get(place));
    if (quantity > 0) return [{ line: place, quantity, returned: 'none' }];
    return [];
  });
