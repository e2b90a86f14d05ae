import type { PaperHead } from '@clinic/contract/billing/business';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ReactNode } from 'react';
import { CreditedNote } from './CreditedNote.tsx';
import { GstLines } from './GstLines.tsx';
import { gstFacts, gstSums, soldLines, type PaperCopy } from './gst-words.ts';
import { issuerOf } from './issuer-of.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { agreedDays, paidRows, type PaperMoney } from './paid-words.ts';
import { Sheet } from './Sheet.tsx';
import type { Fact } from './SheetFacts.tsx';

interface Props {
  invoice: Invoice;
  client: ReactNode;
  /** The phone number as people read it; left out: it is not printed. */
  phone?: string;
  /** For an invoice without an issuer, of a registered clinic; left out until it is loaded. */
  head?: PaperHead;
  /** Which copy of a registered clinic's paper this is. */
  copy?: PaperCopy;
  /** Left out until it is loaded. */
  money?: PaperMoney;
  /** Number of the replacing invoice. */
  successor?: ReactNode;
}

const simpleSums = (invoice: Invoice): [string, string][] => [
  ['Subtotal', formatRupees(invoice.subtotal)],
  [`Discount (${invoice.discount_Percent}%)`, formatDeduction(invoice.discount)],
  [`Tax (${invoice.tax_Percent}%)`, formatRupees(invoice.tax)],
  ['Total', formatRupees(invoice.total)],
];

/** The mode that an invoice was meant to be paid in says nothing while it is not paid. */
function paymentFacts({ due, settled, paymentMode, gst }: Invoice): Fact[] {
  if (due > 0) return [['Due', formatRupees(due)]];
  return gst || settled === 0 ? [] : [['Payment mode', paymentMode]];
}

/** An invoice in its printed form. */
export function PaperSheet(props: Props) {
  const { invoice, client, phone, head, copy = 'Original for recipient', money, successor } = props;
  const { gst } = invoice;
  const agreed = agreedDays(invoice);
  const facts: Fact[] = [
    ['Invoice number', invoice.invoiceNumber],
    ['Date', formatInvoiceDate(invoice.date)],
    ['Client', client],
    ...(phone ? [['Phone', phone] as Fact] : []),
    ...(gst ? gstFacts(gst) : []),
    ...paymentFacts(invoice),
    ...(agreed ? [['Agreed', agreed] as Fact] : []),
  ];
  return (
    <Sheet
      title={gst?.title ?? 'Invoice'}
      issuer={issuerOf(invoice, head, invoice.date)}
      isSigned={gst !== null}
      note={
        <>
          {gst && <div>{copy}</div>}
          <CreditedNote invoice={invoice} notes={money?.notes} successor={successor} />
        </>
      }
      facts={facts}
      sums={gst ? gstSums(invoice, gst) : simpleSums(invoice)}
      paid={paidRows(invoice, money)}
      total={invoice.total}
    >
      {gst ? <GstLines lines={soldLines(invoice, gst)} gst={gst} /> : <InvoiceLines invoice={invoice} />}
    </Sheet>
  );
}
