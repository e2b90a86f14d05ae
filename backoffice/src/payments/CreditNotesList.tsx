import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { PersonRef } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { DaysFilter } from '../lists/DaysFilter.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { CreditNoteNumber } from './CreditNoteNumber.tsx';
import { MoneyCard } from './MoneyCard.tsx';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));

interface Props {
  /** Path of the area's invoices. */
  base: string;
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
}

function CreditNotesList({ base, pathOf, Client }: Props) {
  const [refunded, setRefunded] = useState<CreditNote | null>(null);
  const invoice = ({ invoice: id, invoiceNumber }: CreditNote) => (
    <Link component={RouterLink} to={pathOf(id)}>
      {invoiceNumber}
    </Link>
  );
  const refund = (note: CreditNote) =>
    note.left > 0 && (
      <Button variant="text" onClick={() => setRefunded(note)}>
        Refund {formatRupees(note.left)}
      </Button>
    );
  return (
    <>
      <ListFrame<CreditNote>
        resource="creditNotes"
        sort={{ field: 'day', order: 'DESC' }}
        noun="credit note"
        filters={
          <>
            <SearchBox label="Search by number or client" />
            <DaysFilter />
          </>
        }
        failure={fetchFailure('credit notes')}
        empty={{
          text: 'Nothing has been credited yet.',
          hint: 'A credit note takes back an invoice, or a part of it. It begins on the page of the invoice.',
          begin: (
            <Button component={RouterLink} to={base} variant="outlined">
              See the invoices
            </Button>
          ),
        }}
        emptySearch="No credit notes found."
      >
        <RecordList<CreditNote>
          renderCard={(note) => (
            <MoneyCard
              client={<Client {...note.client} />}
              amount={formatRupees(note.amount)}
              action={refund(note)}
            >
              <CreditNoteNumber note={note} base={base} /> for {invoice(note)}
              <Box sx={{ color: 'text.secondary' }}>
                {formatInvoiceDate(note.day)} · {note.reason}
              </Box>
            </MoneyCard>
          )}
        >
          <DataTable.Col
            source="number"
            label="Number"
            render={(row) => <CreditNoteNumber note={row as CreditNote} base={base} />}
          />
          <DataTable.Col
            source="day"
            label="Day"
            render={(row) => formatInvoiceDate((row as CreditNote).day)}
          />
          <DataTable.Col label="Invoice" disableSort render={(row) => invoice(row as CreditNote)} />
          <DataTable.Col
            label="Client"
            disableSort
            render={(row) => <Client {...(row as CreditNote).client} />}
          />
          <DataTable.Col label="Reason" disableSort render={(row) => (row as CreditNote).reason} />
          <DataTable.Col
            label="Amount"
            align="right"
            disableSort
            render={(row) => formatRupees((row as CreditNote).amount)}
          />
          <DataTable.Col
            label="Actions"
            align="right"
            disableSort
            render={(row) => refund(row as CreditNote)}
          />
        </RecordList>
      </ListFrame>
      <Suspense>
        {refunded && (
          <RefundDialog
            credit={{ ...refunded, kind: 'creditNote', source: refunded.id }}
            clientName={refunded.client.name}
            onClose={() => setRefunded(null)}
          />
        )}
      </Suspense>
    </>
  );
}

export default CreditNotesList;
