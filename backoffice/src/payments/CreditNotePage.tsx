import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { PersonRef } from '@clinic/contract/people';
import { CreditNoteSheet } from '@clinic/ui/papers/CreditNoteSheet.tsx';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useBusiness } from '../business/useBusiness.ts';
import { PaperFrame } from './PaperFrame.tsx';
import { PaperWaits } from './PaperWaits.tsx';

const quiet = { onError: () => undefined };

interface Props {
  id: string;
  /** Path of the area's invoices. */
  base: string;
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
}

function CreditNotePage({ id, base, pathOf, Client }: Props) {
  const { data: note, error } = useGetOne<CreditNote>('creditNotes', { id }, quiet);
  const invoice = useGetOne<Invoice>(
    'invoices',
    { id: note?.invoice ?? '' },
    { ...quiet, enabled: note !== undefined },
  );
  const { data: business } = useBusiness(note !== undefined && !note.issuer);
  if (!note || !invoice.data)
    return <PaperWaits title="Credit note" error={error ?? invoice.error} list={`${base}/credit-notes`} />;
  const { number, day, amount, client } = note;
  return (
    <PaperFrame
      title={`Credit note ${number}`}
      client={client}
      paper={{ noun: 'credit note', number, day, amount }}
      back={[pathOf(note.invoice), `Invoice ${note.invoiceNumber}`]}
    >
      <CreditNoteSheet
        note={note}
        invoice={invoice.data}
        client={<Client {...client} />}
        head={business?.business}
      />
    </PaperFrame>
  );
}

export default CreditNotePage;
