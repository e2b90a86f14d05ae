import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { DataTable } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { ClientLink } from '../clients/ClientLink.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordLink } from '@clinic/ui/lists/DetailPane.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RoomyColumn } from '../lists/RoomyColumn.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useHotkey } from '@clinic/ui/lists/useHotkey.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { MoneyFrame } from './MoneyFrame.tsx';
import { InPlaceOf } from './InPlaceOf.tsx';
import { deskPath } from './invoice-path.ts';
import { InvoiceCount } from './InvoiceCount.tsx';
import { InvoiceState, InvoiceStateFilter } from './InvoiceState.tsx';

const InvoiceSheet = lazy(() => import('./InvoiceSheet.tsx'));

const clientOf = ({ client, clientName }: Invoice) =>
  client?.name ? <ClientLink {...client} /> : clientName || 'N/A';

const view = (invoice: Invoice) => (
  <Button
    href={`/assistant/invoice/${invoice.id}`}
    target="_blank"
    rel="noopener"
    variant="text"
    aria-label={`View Invoice ${invoice.invoiceNumber} (opens in a new tab)`}
  >
    View Invoice
  </Button>
);

function InvoicesPage() {
  const navigate = useNavigate();
  useHotkey('n', () => void navigate('/invoice'));
  return (
    <MoneyFrame
      title={PAGE_TITLES.assistant['all-invoices']}
      base="/all-invoices"
      action={
        <Button component={Link} to="/invoice" variant="contained">
          Generate Invoice
        </Button>
      }
    >
      <ListFrame<Invoice>
        resource="invoices"
        sort={{ field: 'date', order: 'DESC' }}
        noun="invoice"
        filters={
          <>
            <SearchBox label="Search by number or client" />
            <InvoiceStateFilter />
          </>
        }
        failure={fetchFailure('invoices')}
        empty={{
          text: 'No invoices created yet.',
          hint: 'An invoice lists the items and the program that a client buys, and what is paid of it.',
          begin: (
            <Button component={Link} to="/invoice" variant="outlined">
              Generate the first invoice
            </Button>
          ),
        }}
        emptySearch="No invoices found matching your search."
        countLine={<InvoiceCount />}
        renderDetailPane={(invoice) => (
          <>
            <InPlaceOf invoice={invoice} pathOf={deskPath} />
            <InvoiceSheet invoice={invoice} />
            {view(invoice)}
          </>
        )}
      >
        <RecordList<Invoice>
          renderCard={(invoice) => (
            <Stack direction="row" sx={{ gap: 3, justifyContent: 'space-between' }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{clientOf(invoice)}</Typography>
                <Typography variant="body2">{invoice.invoiceNumber}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {formatInvoiceDate(invoice.date)}
                </Typography>
                <InvoiceState state={invoice.state} />
              </Box>
              <Box sx={{ flexShrink: 0, textAlign: 'end' }}>
                <Typography sx={{ fontWeight: 600 }}>{formatRupees(invoice.total)}</Typography>
                {view(invoice)}
              </Box>
            </Stack>
          )}
        >
          <DataTable.Col
            source="invoiceNumber"
            label="Invoice Number"
            render={(row) => (
              <RecordLink id={(row as Invoice).id}>{(row as Invoice).invoiceNumber}</RecordLink>
            )}
          />
          <DataTable.Col label="Client Name" disableSort render={(row) => clientOf(row as Invoice)} />
          <DataTable.Col
            source="date"
            label="Date"
            render={(row) => formatInvoiceDate((row as Invoice).date)}
          />
          <DataTable.Col
            source="state"
            label="State"
            render={(row) => <InvoiceState state={(row as Invoice).state} />}
          />
          <DataTable.Col
            source="total"
            label="Total"
            align="right"
            disableSort
            render={(row) => formatRupees((row as Invoice).total)}
          />
          <RoomyColumn label="Actions" align="right" disableSort render={(row) => view(row as Invoice)} />
        </RecordList>
      </ListFrame>
    </MoneyFrame>
  );
}

export default InvoicesPage;
