import { placeName } from '@clinic/contract/billing/gst-return';
import type { LineTax, Taxes } from '@clinic/contract/billing/gst-totals';
import { stateTaxName } from '@clinic/contract/billing/gstin';
import { formatDeduction, formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { recipientKind } from '@clinic/contract/billing/recipient-numbers';
import type { TaxKind } from '@clinic/contract/billing/tax-classes';
import { counted } from '@clinic/contract/platform/counted';
import type { PrintedLine } from './GstLines.tsx';

/** The copies of a paper by rule 48: the client gets the original. */
export const PAPER_COPIES = ['Original for recipient', 'Duplicate'] as const;
export type PaperCopy = (typeof PAPER_COPIES)[number];

/** Facts that rule 46 of the CGST rules requires besides number, date and client. */
export function gstFacts({ recipient, place }: GstPaper): [string, string][] {
  const to = [recipient.name, recipient.address, recipient.state && placeName(recipient.state)];
  return [
    ['Place of supply', placeName(place)],
    ['Tax on reverse charge', 'No'],
    ...(recipient.gstin ? [numberRow(recipient.gstin)] : []),
    ...(recipient.address ? [['Recipient', to.filter(Boolean).join('\n')] as [string, string]] : []),
  ];
}

/** The row with the recipient's number by CGST rule 46(d): a GSTIN, or the UIN of an embassy or UN body. */
const numberRow = (number: string): [string, string] => [
  `${recipientKind(number)?.name === 'UIN' ? 'UIN' : 'GSTIN'} of the recipient`,
  number,
];

/** A row with an amount; none when the amount is 0. */
export const sumRow = (term: string, amount: number): [string, string][] =>
  amount === 0 ? [] : [[term, formatRupees(amount)]];

/** The rows with a paper's taxes, in rupees. */
export const taxRows = ({ cgst, sgst, igst }: Omit<Taxes, 'taxable'>, place: string): [string, string][] => [
  ...sumRow('CGST', cgst),
  ...sumRow(stateTaxName(place), sgst),
  ...sumRow('IGST', igst),
];

const UNTAXED_ROWS = { nil: 'Nil rated', exempt: 'Exempt', nonGst: 'Non-GST' } as const;

/** The rows with untaxed sums: of the taxed lines, and of others by the reason why they are not taxed. Rupees. */
export function valueRows(lines: readonly LineTax[]): [string, string][] {
  const sumOf = (kind: TaxKind) =>
    fromPaise(lines.reduce((sum, line) => sum + (line.kind === kind ? toPaise(line.taxable) : 0), 0));
  return [
    ...sumRow('Taxable', sumOf('taxable')),
    ...Object.entries(UNTAXED_ROWS).flatMap(([kind, term]) => sumRow(term, sumOf(kind as TaxKind))),
  ];
}

/** The discount as it was given: in per cent, or in rupees, which include tax if the clinic's prices do. */
function discountTerm({ discount, discount_Percent: percent }: Invoice, { lines }: GstPaper): string {
  if (percent > 0) return `Discount (${percent}%)`;
  const given = fromPaise(lines.reduce((sum, { gross, net }) => sum + toPaise(gross) - toPaise(net), 0));
  return given === discount ? 'Discount' : `Discount (${formatRupees(given)} with tax)`;
}

export function gstSums(invoice: Invoice, gst: GstPaper): [string, string][] {
  const { subtotal, discount, total } = invoice;
  return [
    ['Subtotal', formatRupees(subtotal)],
    ...(discount > 0 ? [[discountTerm(invoice, gst), formatDeduction(discount)] as [string, string]] : []),
    ...(gst.title === 'Bill of Supply' ? [] : valueRows(gst.lines)),
    ...taxRows(gst, gst.place),
    ...sumRow('Round-off', gst.roundOff),
    ['Total', formatRupees(total)],
  ];
}

/** An invoice's lines: items, then the program. */
export function soldLines({ items, plan }: Invoice, { lines }: GstPaper): PrintedLine[] {
  const sold = [
    ...items.map(({ name, quantity, price }) => ({ name, quantity: String(quantity), price })),
    ...(plan ? [{ name: plan.name, quantity: counted(plan.weeks, 'week'), price: plan.pricePerWeek }] : []),
  ];
  return lines.map((tax, place) => {
    const { name, quantity, price } = sold[place] ?? { name: '', quantity: '', price: 0 };
    return { name, quantity, price: formatRupees(price), tax };
  });
}
