import type { PaperHead } from '@clinic/contract/billing/business';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { placeName } from '@clinic/contract/billing/gst-return';
import { formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Receipt } from '@clinic/contract/billing/receipts';
import { momentOf } from '../clinic-page.ts';
import type { ReactNode } from 'react';
import { issuerOf } from './issuer-of.ts';
import { sumRow, taxRows } from './gst-words.ts';
import { Sheet } from './Sheet.tsx';
import type { Fact } from './SheetFacts.tsx';

interface Props {
  receipt: Receipt;
  client: ReactNode;
  /** For a payment without an issuer; left out until it is loaded. */
  head?: PaperHead;
}

/** Says what the payment was for: invoices, later ones, or which payment it pays back. */
function purposeOf({ payment: { uses, left, amount, reversed }, source }: Receipt): string {
  if (source) return `${source.number ?? 'Payment'} of ${formatInvoiceDate(source.day)}`;
  const used = uses
    .map(({ invoiceNumber, taken, wanted }) => ({ invoiceNumber, took: taken ?? wanted }))
    .filter(({ took }) => took > 0);
  const back = used.reduce((rest, { took }) => rest - toPaise(took), toPaise(amount) - toPaise(left));
  return [
    ...used.map(({ invoiceNumber, took }) => `${invoiceNumber}: ${formatRupees(took)}`),
    ...(left > 0 ? [`${formatRupees(left)} on account`] : []),
    ...(back > 0 && !reversed ? [`${formatRupees(fromPaise(back))} paid back since`] : []),
  ].join('\n');
}

/** Facts about an advance that rules 50 and 51 of the CGST rules require. */
const advanceFacts = ({ advance }: Receipt): Fact[] =>
  advance
    ? [
        ['For services of SAC', advance.code],
        ['Rate', `${advance.rate}%`],
        ['Place of supply', placeName(advance.place)],
        ['Tax on reverse charge', 'No'],
      ]
    : [];

/** A receipt or refund in its printed form. */
export function ReceiptSheet({ receipt, client, head }: Props) {
  const { title, payment, advance, source } = receipt;
  const { number, day, mode, amount, reference, reversed } = payment;
  const purpose = purposeOf(receipt);
  const issuer = issuerOf(payment, head, day);
  return (
    <Sheet
      title={title}
      issuer={issuer}
      isSigned={issuer.registered !== null}
      note={
        reversed && (
          <strong>
            Taken back on {momentOf(reversed.at)}: {reversed.reason}
          </strong>
        )
      }
      facts={[
        ['Number', number],
        ['Date', formatInvoiceDate(day)],
        [source ? 'Paid to' : 'Received from', client],
        ['Mode', mode],
        ...(reference ? [['Reference', reference] as Fact] : []),
        ...(purpose ? [[source ? 'Paid back of' : 'For', purpose] as Fact] : []),
        ...advanceFacts(receipt),
      ]}
      sums={[
        ...(advance ? [...sumRow('Taxable', advance.taxable), ...taxRows(advance, advance.place)] : []),
        [source ? 'Paid back' : 'Received', formatRupees(amount)],
      ]}
      total={amount}
    />
  );
}
