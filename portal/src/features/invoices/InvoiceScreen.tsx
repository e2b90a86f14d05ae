import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { PaperSheet } from '@clinic/ui/papers/PaperSheet.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { OwnMoney } from '@clinic/contract/billing/payments';
import { Panel } from '../../components/Panel.tsx';
import { useAccount } from '../../components/account.ts';
import { ownAccountQuery, type OwnPapers } from './api.ts';
import { OwnDue } from './OwnDue.tsx';
import { OwnPaper } from './OwnPaper.tsx';
import { whenDue } from './when-due.ts';

function dueOf(id: string, { dues, upi }: OwnMoney) {
  const due = dues.find(({ invoice }) => invoice === id);
  return (
    due && (
      <Panel title={`${formatRupees(due.due)} due`}>
        <OwnDue due={due} upi={upi}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' } }}>{whenDue(due)}</Box>
        </OwnDue>
      </Panel>
    )
  );
}

function invoiceOf({ invoices, creditNotes: notes, head }: OwnPapers, id: string, account?: OwnMoney) {
  const invoice = invoices.find((one) => one.id === id);
  const successor = invoices.find((one) => one.id === invoice?.replacedBy);
  return (
    invoice && {
      title: `Invoice ${invoice.invoiceNumber}`,
      first: account && dueOf(id, account),
      sheet: (
        <PaperSheet
          invoice={invoice}
          client={invoice.clientName}
          head={head}
          money={account && { payments: account.payments, notes }}
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
  return <OwnPaper noun="invoice" find={(papers) => invoiceOf(papers, id, account)} />;
}
