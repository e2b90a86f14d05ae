import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { askedOf, openParts } from '@clinic/contract/billing/dues';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { today } from '@clinic/ui/clinic-page';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import ReceiveDialog from '../payments/ReceiveDialog.tsx';

const CreditDialog = lazy(() => import('./CreditDialog.tsx'));

interface Props {
  invoice: Invoice;
  /** Address of the invoice's page. */
  path: string;
  notes: readonly CreditNote[] | undefined;
}

/** Offers the actions on an invoice; the most urgent one stands out. */
export function InvoiceActions({ invoice, path, notes }: Props) {
  const [opened, setOpened] = useState<'receive' | 'credit' | null>(null);
  const close = () => setOpened(null);
  const { id, client, due, state, invoiceNumber, saidPaid } = invoice;
  return (
    <>
      {state !== 'credited' && (
        <>
          <Button variant="outlined" component={Link} to={`${path}/correct`}>
            Correct
          </Button>
          <Button variant="outlined" disabled={!notes} onClick={() => setOpened('credit')}>
            Credit
          </Button>
        </>
      )}
      <Button variant={due > 0 ? 'outlined' : 'contained'} onClick={() => window.print()}>
        Print Invoice
      </Button>
      {due > 0 && (
        <Button variant="contained" onClick={() => setOpened('receive')}>
          Receive
        </Button>
      )}
      {opened === 'receive' && (
        <ReceiveDialog
          client={client}
          due={due}
          asked={askedOf(openParts(invoice), today())}
          invoice={{ id, invoiceNumber }}
          said={saidPaid}
          onClose={close}
        />
      )}
      <Suspense>
        {opened === 'credit' && notes && <CreditDialog invoice={invoice} notes={notes} onClose={close} />}
      </Suspense>
    </>
  );
}
