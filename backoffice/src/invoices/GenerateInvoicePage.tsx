import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';
import type { NewLine } from './item-to-add.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import { useNextNumber } from './useNextNumber.ts';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';

function GenerateInvoicePage() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { lines?: NewLine[] } | null };
  const [created, setCreated] = useState<InvoiceCreated | null>(null);
  const proposedNumber = useNextNumber(created?.invoice.id ?? '');
  return (
    <>
      <PageHeader title={PAGE_TITLES.assistant.invoice} />
      {created && <CreatedNotice created={created} />}
      <GenerateInvoiceForm
        key={created?.invoice.id ?? 'first'}
        client={created ? '' : (search.get('client') ?? '')}
        lines={created ? [] : (state?.lines ?? [])}
        proposedNumber={proposedNumber}
        onCreated={setCreated}
      />
    </>
  );
}

export default GenerateInvoicePage;
