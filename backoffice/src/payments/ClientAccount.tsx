import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { askedOf } from '@clinic/contract/billing/dues';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Credit } from '@clinic/contract/billing/payments';
import type { PersonRef } from '@clinic/contract/people';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { CreditNoteNumber } from './CreditNoteNumber.tsx';
import { dueRows } from './due-buckets.ts';
import { MoneyRow } from './MoneyRow.tsx';
import { PaymentNumber } from './PaymentNumber.tsx';
import { ReceiveDialogLater, useReceiveDialogCode } from './receive-dialog-later.tsx';
import { UseCreditButton } from './UseCreditButton.tsx';
import { useAccount } from './useAccount.ts';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));

/** Path of the desk's invoices; only the desk has pages of clients. */
const BASE = '/all-invoices';

const nameOf = ({ kind, source: id, number }: Credit): ReactNode => {
  if (kind === 'payment')
    return (
      <>
        Payment <PaymentNumber payment={{ id, number }} base={BASE} />
      </>
    );
  return <>Credit note {number && <CreditNoteNumber note={{ id, number }} base={BASE} />}</>;
};

/** A client's debts and credit. */
export function ClientAccount({ client }: { client: PersonRef }) {
  const { data, error, refetch } = useAccount(client.id);
  useReceiveDialogCode();
  const [receiving, setReceiving] = useState(false);
  const [refunded, setRefunded] = useState<Credit | null>(null);
  return (
    <Box component="section" aria-labelledby="account" sx={{ mb: 8 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3, mb: 1 }}>
        <Typography id="account" component="h2" variant="h2">
          Account
        </Typography>
        {data && (
          <Button variant="outlined" onClick={() => setReceiving(true)}>
            Receive
          </Button>
        )}
      </Box>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The account could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && (
        <>
          <Typography>
            {data.due > 0 ? `${formatRupees(data.due)} is due.` : 'Nothing is due.'}
            {data.left > 0 && ` Credit: ${formatRupees(data.left)}.`}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {dueRows(data.dues).map(({ due, day, amount }) => (
              <MoneyRow
                key={`${due.invoice} ${day}`}
                day={formatInvoiceDate(day)}
                what={
                  <Link component={RouterLink} to={`/invoice/${due.invoice}`}>
                    {due.invoiceNumber}
                  </Link>
                }
                amount={formatRupees(amount)}
              />
            ))}
            {data.credits.map((credit) => (
              <MoneyRow
                key={credit.source}
                day={formatInvoiceDate(credit.day)}
                what={nameOf(credit)}
                amount={formatRupees(-credit.left)}
                action={
                  <>
                    {data.due > 0 && <UseCreditButton credit={credit} />}
                    <Button variant="text" onClick={() => setRefunded(credit)}>
                      Refund
                    </Button>
                  </>
                }
              />
            ))}
          </Box>
        </>
      )}
      {receiving && data && (
        <ReceiveDialogLater
          client={client}
          due={data.due}
          asked={askedOf(
            data.dues.flatMap(({ parts }) => parts),
            today(),
          )}
          largest={data.largest}
          onClose={() => setReceiving(false)}
        />
      )}
      <Suspense>
        {refunded && (
          <RefundDialog credit={refunded} clientName={client.name} onClose={() => setRefunded(null)} />
        )}
      </Suspense>
    </Box>
  );
}
