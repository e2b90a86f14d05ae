import type { Invoice } from '@clinic/contract/billing/invoices';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';
import { deskPath } from './invoice-path.ts';
import { useNextNumber } from './useNextNumber.ts';

/** A wrong invoice is credited whole, and the right one is made in its place, by one press. */
function CorrectInvoicePage({ pathOf = deskPath }: { pathOf?: (id: string) => string }) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useGetOne<Invoice>('invoices', { id }, { onError: () => undefined });
  const proposedNumber = useNextNumber(id);
  return (
    <>
      <PageHeader
        title={data ? `Correct ${data.invoiceNumber}` : 'Correct Invoice'}
        context="What is changed here comes on a new invoice; a credit note takes the old one back."
      />
      {error && (
        <FailureNotice
          sentence={failureText(error, 'Failed to fetch invoice data')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ContentSkeleton rows={1} height={480} />}
      {data && (
        <GenerateInvoiceForm
          key={data.updatedAt}
          client={data.client.id}
          corrects={data}
          proposedNumber={proposedNumber}
          onCreated={({ invoice }) => void navigate(pathOf(invoice.id))}
        />
      )}
    </>
  );
}

export default CorrectInvoicePage;
