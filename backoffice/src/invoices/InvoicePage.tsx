import { isMissing } from '@clinic/ui/session/refusal.ts';
import type { Invoice } from '@clinic/contract/invoices';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import InvoiceSheet from './InvoiceSheet.tsx';

const printCss = {
  '@page': { size: 'A4', margin: '16mm 14mm' },
  '@media print': {
    body: { background: '#fff', fontSize: '10.5pt' },
    '.invoice-sheet': { border: 'none !important', padding: '0 !important', maxWidth: 'none !important' },
    tr: { breakInside: 'avoid' },
    '.invoice-sheet a': { textDecoration: 'none' },
    '#main > div:first-of-type': { display: 'none' },
  },
} as const;

/** One invoice, as it is printed on A4. */
function InvoicePage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, isPending, error } = useGetOne<Invoice>('invoices', { id }, { onError: () => undefined });
  if (error)
    return (
      <>
        <PageHeader title="Invoice" />
        <FailureNotice
          sentence={isMissing(error) ? 'Invoice not found' : 'Failed to fetch invoice data'}
          retryLabel="Back to Invoices"
          onRetry={() => void navigate('/all-invoices')}
        />
      </>
    );
  if (isPending)
    return (
      <>
        <PageHeader title="Invoice" />
        <ContentSkeleton rows={6} />
      </>
    );
  return (
    <>
      <PageHeader
        title={`Invoice ${data.invoiceNumber}`}
        action={
          <Button variant="contained" onClick={() => window.print()}>
            Print Invoice
          </Button>
        }
      />
      <GlobalStyles styles={printCss} />
      <InvoiceSheet invoice={data} />
    </>
  );
}

export default InvoicePage;
