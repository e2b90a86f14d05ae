import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { PaperSheet } from '@clinic/ui/papers/PaperSheet.tsx';
import { rememberedSize } from '@clinic/ui/papers/paper-size.ts';
import { SheetPrint } from '@clinic/ui/papers/SheetPrint.tsx';
import { SizeChoice } from '@clinic/ui/papers/SizeChoice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ownInvoicesQuery } from './api.ts';

const back = (
  <ClinicButtonLink to="/client/invoices" look="outlined">
    Back to your invoices
  </ClinicButtonLink>
);

export function InvoiceScreen({ id }: { id: string }) {
  const invoices = useQuery(ownInvoicesQuery(useAccount().id));
  const [size, setSize] = useState(rememberedSize);
  const invoice = invoices.data?.invoices.find((one) => one.id === id);
  return (
    <>
      <PageHeader
        title={invoice ? `Invoice ${invoice.invoiceNumber}` : 'Invoice'}
        action={
          invoice && (
            <>
              {back}
              <SizeChoice size={size} onChange={setSize} />
              <PrintButton />
            </>
          )
        }
      />
      <QueryView query={invoices} errorText={() => 'Your invoices could not be loaded.'}>
        {({ head }) =>
          invoice ? (
            <SheetPrint size={size}>
              <PaperSheet invoice={invoice} client={invoice.clientName} head={head} />
            </SheetPrint>
          ) : (
            <EmptyState text="This is no invoice of yours." action={back} />
          )
        }
      </QueryView>
    </>
  );
}
