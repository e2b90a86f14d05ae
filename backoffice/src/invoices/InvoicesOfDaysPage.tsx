import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { DataTable } from 'react-admin';
import { RecordLink } from '@clinic/ui/lists/DetailPane.tsx';
import { ListedClient } from '../clients/ListedClient.tsx';
import { DaysFilter } from '../lists/DaysFilter.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { MoneyFrame } from './MoneyFrame.tsx';
import { invoicePath } from './invoice-path.ts';
import { InvoiceState, InvoiceStateFilter } from './InvoiceState.tsx';

const InvoicePane = lazy(() => import('./InvoicePane.tsx'));

const nameOf = ({ client, clientName }: Invoice) => client?.name || clientName || 'N/A';

const numberOf = ({ id, invoiceNumber }: Invoice) => (
  <RecordLink id={id} to={invoicePath(id)}>
    {invoiceNumber}
  </RecordLink>
);

const InvoicesOfDaysPage = () => (
  <MoneyFrame
    title={PAGE_TITLES.admin.invoices}
    base="/invoices"
    context="What the desk has invoiced, and to whom."
  >
    <ListFrame<Invoice>
      resource="invoices"
      sort={{ field: 'date', order: 'DESC' }}
      noun="invoice"
      filters={
        <>
          <SearchBox label="Search by number or client" />
          <InvoiceStateFilter />
          <DaysFilter />
        </>
      }
      failure={fetchFailure('invoices')}
      empty={{
        text: 'No invoices created yet.',
        hint: 'The front desk generates invoices; each is listed here, with what is paid of it.',
      }}
      emptySearch="No invoices found."
      renderDetailPane={(invoice) => (
        <InvoicePane invoice={invoice} pathOf={invoicePath} Client={ListedClient} />
      )}
    >
      <RecordList<Invoice>
        renderCard={(invoice) => (
          <>
            <Typography sx={{ fontWeight: 600 }}>{numberOf(invoice)}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(invoice)} · {formatInvoiceDate(invoice.date)} · {formatRupees(invoice.total)}
            </Typography>
            <InvoiceState state={invoice.state} />
          </>
        )}
      >
        <DataTable.Col
          source="invoiceNumber"
          label="Invoice Number"
          render={(row) => numberOf(row as Invoice)}
        />
        <DataTable.Col label="Client Name" disableSort render={(row) => nameOf(row as Invoice)} />
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
          render={(row) => formatRupees((row as Invoice).total)}
        />
      </RecordList>
    </ListFrame>
  </MoneyFrame>
);

export default InvoicesOfDaysPage;
