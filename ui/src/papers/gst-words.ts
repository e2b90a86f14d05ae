import { placeName } from '@clinic/contract/billing/gst-return';
import { stateTaxName } from '@clinic/contract/billing/gstin';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { GstPaper } from '@clinic/contract/billing/papers';

/** Rule 48: the client gets the original. */
export const PAPER_COPIES = ['Original for recipient', 'Duplicate'] as const;
export type PaperCopy = (typeof PAPER_COPIES)[number];

/** What rule 46 of the CGST rules wants on a paper beside number, date and client. */
export function gstFacts(gst: GstPaper): [string, string][] {
  const { recipient, place } = gst;
  const to = [recipient.name, recipient.address, recipient.state && placeName(recipient.state)];
  return [
    ['Place of supply', placeName(place)],
    ['Tax on reverse charge', 'No'],
    ...(recipient.gstin ? [['GSTIN of the recipient', recipient.gstin] as [string, string]] : []),
    ...(recipient.address ? [['Recipient', to.filter(Boolean).join('\n')] as [string, string]] : []),
  ];
}

export function gstSums({ subtotal, discount, total }: Invoice, gst: GstPaper): [string, string][] {
  const { taxable, cgst, sgst, igst, roundOff } = gst;
  const row = (term: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[term, formatRupees(amount)]];
  return [
    ['Subtotal', formatRupees(subtotal)],
    ...(discount > 0 ? [['Discount', formatDeduction(discount)] as [string, string]] : []),
    ...(gst.title === 'Bill of Supply' ? [] : row('Taxable', taxable)),
    ...row('CGST', cgst),
    ...row(stateTaxName(gst.place), sgst),
    ...row('IGST', igst),
    ...row('Round-off', roundOff),
    ['Total', formatRupees(total)],
  ];
}
