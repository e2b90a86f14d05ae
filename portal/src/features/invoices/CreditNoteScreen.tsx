import { CreditNoteSheet } from '@clinic/ui/papers/CreditNoteSheet.tsx';
import type { OwnPapers } from './api.ts';
import { OwnPaper } from './OwnPaper.tsx';

function creditNoteOf({ creditNotes, invoices, head }: OwnPapers, id: string) {
  const note = creditNotes.find((one) => one.id === id);
  const invoice = invoices.find((one) => one.id === note?.invoice);
  return (
    note &&
    invoice && {
      title: `Credit note ${note.number}`,
      sheet: <CreditNoteSheet note={note} invoice={invoice} client={note.client.name} head={head} />,
    }
  );
}

export const CreditNoteScreen = ({ id }: { id: string }) => (
  <OwnPaper noun="credit note" find={(papers) => creditNoteOf(papers, id)} />
);
