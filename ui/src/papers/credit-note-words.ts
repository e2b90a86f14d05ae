import type { CreditNote, CreditNoteLine } from '@clinic/contract/billing/credit-notes';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { taxesInRupees, taxesOf, type Taxes } from '@clinic/contract/billing/gst-totals';
import { formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { counted } from '@clinic/contract/platform/counted';
import { gstFacts, sumRow, taxRows, valueRows } from './gst-words.ts';
import type { PrintedLine } from './GstLines.tsx';

export const WITHOUT_GST =
  'Without GST: made after the last day on which a credit note changes the tax (CGST Act, section 34(2)).';

type Pair = [string, string];

/** Pieces of an item, weeks of the program, which is the line after the items; empty for an amount. */
export const quantityOf = ({ line, quantity }: CreditNoteLine, { items }: Invoice): string => {
  if (quantity === null) return '';
  return line < items.length ? String(quantity) : counted(quantity, 'week');
};

/** Names the credited pieces that had never left the shelf: the desk need not look for them. */
const shelfFacts = ({ lines }: CreditNote): Pair[] =>
  lines.flatMap(({ name, quantity, neverLeft }): Pair[] =>
    neverLeft
      ? [['Pieces', `${name}: ${(quantity ?? 0) - neverLeft} back, ${neverLeft} had never left`]]
      : [],
  );

/** Rule 53(1A) of the CGST rules wants these facts of the invoice. */
export const creditFacts = (note: CreditNote, invoice: Invoice): Pair[] => [
  ['Credit of invoice', note.invoiceNumber],
  ['Date of the invoice', formatInvoiceDate(invoice.date)],
  ['Reason', note.reason],
  ...shelfFacts(note),
  ...(invoice.gst ? gstFacts(invoice.gst) : []),
];

/** Lines with their tax; of a note without GST nothing is left of it. */
export const creditedLines = (note: CreditNote, invoice: Invoice): PrintedLine[] =>
  note.lines.flatMap((line) => {
    const { name, tax } = line;
    return tax ? [{ name, quantity: quantityOf(line, invoice), price: '', tax }] : [];
  });

const inPaise = ({ taxable, cgst, sgst, igst }: Taxes): Taxes => ({
  taxable: toPaise(taxable),
  cgst: toPaise(cgst),
  sgst: toPaise(sgst),
  igst: toPaise(igst),
});

/** Sum of the lines' taxes, in rupees. */
export function creditTaxes({ lines }: CreditNote): Taxes {
  return taxesInRupees(taxesOf(lines.flatMap(({ tax }) => (tax ? [inPaise(tax)] : []))));
}

/**
 * Returns the rows of a note's sum; the part of its amount that is not in its lines is the invoice's
 * round-off.
 */
export function creditRows(note: CreditNote, { gst }: Invoice): Pair[] {
  const total: Pair = ['Credited', formatRupees(note.amount)];
  if (!gst || note.withoutGst) return [total];
  const taxes = creditTaxes(note);
  const lines = note.lines.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  return [
    ...(gst.title === 'Bill of Supply' ? [] : valueRows(note.lines.flatMap(({ tax }) => tax ?? []))),
    ...taxRows(taxes, gst.place),
    ...sumRow('Round-off', fromPaise(toPaise(note.amount) - lines)),
    total,
  ];
}
