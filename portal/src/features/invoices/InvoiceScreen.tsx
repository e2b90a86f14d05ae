import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { PaperSheet } from '@clinic/ui/papers/PaperSheet.tsx';
import { sheetPrint } from '@clinic/ui/papers/sheet-print.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
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
  const invoice = invoices.data?.find((one) => one.id === id);
  return (
    <>
      <PageHeader
        title={invoice ? `Invoice ${invoice.invoiceNumber}` : 'Invoice'}
        action={
          invoice && (
            <>
              {back}
              <PrintButton />
            </>
          )
        }
      />
      <QueryView query={invoices} errorText={() => 'Your invoices could not be loaded.'}>
        {() =>
          invoice ? (
            <>
              <GlobalStyles styles={sheetPrint} />
              <PaperSheet invoice={invoice} client={invoice.clientName} />
            </>
          ) : (
            <EmptyState text="This is no invoice of yours." action={back} />
          )
        }
      </QueryView>
    </>
  );
}
