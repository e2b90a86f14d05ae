import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { useServer } from '../providers/useServer.ts';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';
import type { NewLine } from './item-to-add.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';

function GenerateInvoicePage() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { lines?: NewLine[] } | null };
  const [created, setCreated] = useState<InvoiceCreated | null>(null);
  const server = useServer();
  const next = useQuery({
    queryKey: ['nextInvoiceNumber', created?.invoice.id ?? ''],
    queryFn: () => server((api) => api.call(invoiceCalls.nextNumber, {})),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeader title={PAGE_TITLES.assistant.invoice} />
      {created && <CreatedNotice created={created} />}
      <GenerateInvoiceForm
        key={created?.invoice.id ?? 'first'}
        client={created ? '' : (search.get('client') ?? '')}
        lines={created ? [] : (state?.lines ?? [])}
        proposedNumber={next.data?.invoiceNumber ?? ''}
        onCreated={setCreated}
      />
    </>
  );
}

export default GenerateInvoicePage;
