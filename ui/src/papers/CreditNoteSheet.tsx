import type { PaperHead } from '@clinic/contract/billing/business';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ReactNode } from 'react';
import { creditedLines, creditFacts, creditRows, creditTaxes, WITHOUT_GST } from './credit-note-words.ts';
import { CreditedLines } from './CreditedLines.tsx';
import { issuerOf } from './issuer-of.ts';
import { GstLines } from './GstLines.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  note: CreditNote;
  /** The credited invoice. */
  invoice: Invoice;
  client: ReactNode;
  /** For a note or an invoice without an issuer; left out until it is loaded. */
  head?: PaperHead;
}

/** A note of a clinic whose registration has ended since names the one under which the invoice was made. */
function creditorOf(note: CreditNote, invoice: Invoice, head: PaperHead | undefined): PaperIssuer {
  const issuer = issuerOf(note, head, note.day);
  if (issuer.registered) return issuer;
  const { gstin, registered } = issuerOf(invoice, head, invoice.date);
  return { ...issuer, gstin, registered };
}

/** A credit note in its printed form. */
export function CreditNoteSheet({ note, invoice, client, head }: Props) {
  const { gst } = invoice;
  const showsTax = gst !== null && !note.withoutGst;
  return (
    <Sheet
      title="Credit Note"
      issuer={creditorOf(note, invoice, head)}
      isSigned={gst !== null}
      note={note.withoutGst && WITHOUT_GST}
      facts={[
        ['Number', note.number],
        ['Date', formatInvoiceDate(note.day)],
        ['Client', client],
        ...creditFacts(note, invoice),
      ]}
      sums={creditRows(note, invoice)}
      total={note.amount}
    >
      {showsTax ? (
        <GstLines
          lines={creditedLines(note, invoice)}
          gst={{ title: gst.title, place: gst.place, igst: creditTaxes(note).igst }}
        />
      ) : (
        <CreditedLines note={note} invoice={invoice} />
      )}
    </Sheet>
  );
}
