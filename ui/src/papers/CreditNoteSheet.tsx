import type { PaperHead } from '@clinic/contract/billing/business';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ReactNode } from 'react';
import { creditedLines, creditFacts, creditRows, creditTaxes, WITHOUT_GST } from './credit-note-words.ts';
import { CreditedLines } from './CreditedLines.tsx';
import { GstLines } from './GstLines.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  note: CreditNote;
  /** The credited invoice. */
  invoice: Invoice;
  client: ReactNode;
  /** Left out until it is loaded. */
  head?: PaperHead;
}

/** A credit note in its printed form. */
export function CreditNoteSheet({ note, invoice, client, head }: Props) {
  const { gst } = invoice;
  const showsTax = gst !== null && !note.withoutGst;
  return (
    <Sheet
      title="Credit Note"
      day={note.day}
      head={gst ? head : undefined}
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
