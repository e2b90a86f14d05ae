import { PaperSheet } from '@clinic/ui/papers/PaperSheet.tsx';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { Payment } from '@clinic/contract/billing/payments';
import { useAccount } from '../../components/account.ts';
import { ownAccountQuery, type OwnPapers } from './api.ts';
import { OwnPaper } from './OwnPaper.tsx';

function invoiceOf({ invoices, creditNotes: notes, head }: OwnPapers, id: string, payments?: Payment[]) {
  const invoice = invoices.find((one) => one.id === id);
  const successor = invoices.find((one) => one.id === invoice?.replacedBy);
  return (
    invoice && {
      title: `Invoice ${invoice.invoiceNumber}`,
      sheet: (
        <PaperSheet
          invoice={invoice}
          client={invoice.clientName}
          head={head}
          money={payments && { payments, notes }}
          successor={
            successor && (
              <Link component={RouterLink} to={`/client/invoices/${successor.id}`} color="inherit">
                {successor.invoiceNumber}
              </Link>
            )
          }
        />
      ),
    }
  );
}

export function InvoiceScreen({ id }: { id: string }) {
  const { data: account } = useQuery(ownAccountQuery(useAccount().id));
  return <OwnPaper noun="invoice" find={(papers) => invoiceOf(papers, id, account?.payments)} />;
}
