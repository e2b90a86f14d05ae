import { isMissing } from '@clinic/ui/session/refusal.ts';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { PersonRef } from '@clinic/contract/people';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { CopyChoice } from '@clinic/ui/papers/CopyChoice.tsx';
import type { PaperCopy } from '@clinic/ui/papers/gst-words.ts';
import { rememberedSize } from '@clinic/ui/papers/paper-size.ts';
import { SheetPrint } from '@clinic/ui/papers/SheetPrint.tsx';
import { SizeChoice } from '@clinic/ui/papers/SizeChoice.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { ClientInvoices } from './ClientInvoices.tsx';
import { deskPath } from './invoice-path.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceMoney } from './InvoiceMoney.tsx';
import InvoiceSheet from './InvoiceSheet.tsx';
import { InPlaceOf } from './InPlaceOf.tsx';
import { SaidPaidRow } from './SaidPaidRow.tsx';
import { paidBy, useInvoiceMoney } from './useInvoiceMoney.ts';

const RefundDialog = lazy(() => import('../payments/RefundDialog.tsx'));

/** On a wide screen the client's other invoices stand beside the sheet, otherwise below it. */
const besideTheSheet = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  '@media screen and (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 820px) minmax(240px, 360px)' },
} as const;

interface ShownProps {
  invoice: Invoice;
  /** Path of the area's invoices. */
  list: string;
  pathOf?: (id: string) => string;
  Client?: (client: PersonRef) => ReactNode;
}

function Shown({ invoice, list, pathOf = deskPath, Client }: ShownProps) {
  const money = useInvoiceMoney(invoice);
  const [copy, setCopy] = useState<PaperCopy>('Original for recipient');
  const [size, setSize] = useState(rememberedSize);
  const [refunded, setRefunded] = useState<CreditNote | null>(null);
  const { state } = useLocation() as { state: { corrected?: string } | null };
  const { client, invoiceNumber } = invoice;
  return (
    <>
      <PageHeader
        title={`Invoice ${invoiceNumber}`}
        action={
          <>
            {invoice.gst && <CopyChoice copy={copy} onChange={setCopy} />}
            <SizeChoice size={size} onChange={setSize} />
            <InvoiceActions invoice={invoice} path={pathOf(invoice.id)} notes={money.notes} />
          </>
        }
      />
      {state?.corrected ? (
        <Notice tone="good" announce="status" sx={{ mb: 4, displayPrint: 'none' }}>
          {state.corrected}
        </Notice>
      ) : (
        <InPlaceOf invoice={invoice} pathOf={pathOf} />
      )}
      <SaidPaidRow invoice={invoice} />
      <Box sx={besideTheSheet}>
        <SheetPrint size={size}>
          <InvoiceSheet invoice={invoice} Client={Client} copy={copy} />
        </SheetPrint>
        <Box sx={{ displayPrint: 'none' }}>
          <InvoiceMoney invoice={invoice} money={money} base={list} onRefund={setRefunded} />
          <ClientInvoices clientId={client.id} pathOf={pathOf} />
        </Box>
      </Box>
      <Suspense>
        {refunded && (
          <RefundDialog
            credit={{
              source: refunded.id,
              kind: 'creditNote',
              number: refunded.number,
              left: refunded.left,
              mode: paidBy(money.payments),
            }}
            clientName={client.name}
            onClose={() => setRefunded(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function InvoicePage({ list = '/all-invoices', pathOf, Client }: Partial<Omit<ShownProps, 'invoice'>>) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, isPending, error } = useGetOne<Invoice>('invoices', { id }, { onError: () => undefined });
  if (error)
    return (
      <>
        <PageHeader title={PAGE_TITLES.assistant['invoice/:id']} />
        <FailureNotice
          sentence={isMissing(error) ? 'Invoice not found' : 'Failed to fetch invoice data'}
          retryLabel="Back to Invoices"
          onRetry={() => void navigate(list)}
        />
      </>
    );
  if (isPending)
    return (
      <>
        <PageHeader title={PAGE_TITLES.assistant['invoice/:id']} />
        <Box sx={{ maxWidth: 820 }}>
          <ContentSkeleton rows={1} height={720} />
        </Box>
      </>
    );
  return <Shown invoice={data} list={list} pathOf={pathOf} Client={Client} />;
}

export default InvoicePage;
