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

/** A credited quantity: pieces of an item, or weeks of the program (the last line); empty for an amount. */
export const quantityOf = ({ line, quantity }: CreditNoteLine, { items }: Invoice): string => {
  if (quantity === null) return '';
  return line < items.length ? String(quantity) : counted(quantity, 'week');
};

/** Names credited pieces that never left the shelf, which the desk need not look for. */
const shelfFacts = ({ lines }: CreditNote): Pair[] =>
  lines.flatMap(({ name, quantity, neverLeft }): Pair[] =>
    neverLeft
      ? [['Pieces', `${name}: ${(quantity ?? 0) - neverLeft} back, ${neverLeft} had never left`]]
      : [],
  );

/** Facts about the invoice that rule 53(1A) of the CGST rules requires. */
export const creditFacts = (note: CreditNote, invoice: Invoice): Pair[] => [
  ['Credit of invoice', note.invoiceNumber],
  ['Date of the invoice', formatInvoiceDate(invoice.date)],
  ['Reason', note.reason],
  ...shelfFacts(note),
  ...(invoice.gst ? gstFacts(invoice.gst) : []),
];

/** The credited lines with their tax; a note without GST has no tax. */
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

/** Sums the lines' taxes, in rupees. */
export function creditTaxes({ lines }: CreditNote): Taxes {
  return taxesInRupees(taxesOf(lines.flatMap(({ tax }) => (tax ? [inPaise(tax)] : []))));
}

/** The sums below a note's lines; the invoice's round-off is the part of the amount that no line has. */
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
