import type { Invoice } from '@clinic/contract/billing/invoices';
import { copyText } from '@clinic/ui/account/copy-text.ts';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useBusiness } from '../business/useBusiness.ts';
import { DueReminder } from '../payments/DueReminder.tsx';
import { dueLetter } from '../payments/due-text.ts';
import { portalInvoices } from '../payments/portal-invoices.ts';

const UpiCode = lazy(() => import('@clinic/ui/papers/UpiCode.tsx'));

/** Asks a client to pay an invoice: a code to scan at the desk, a message, a letter. */
export function PaymentRequest({ invoice }: { invoice: Invoice }) {
  const { data } = useBusiness();
  const { id, invoiceNumber, due } = invoice;
  const letter = () => copyText(dueLetter(invoice, portalInvoices()), 'The letter is copied.');
  return (
    <Box sx={{ mt: 3 }}>
      {data?.business.upiId && (
        <Suspense fallback={<ContentSkeleton rows={1} height={216} />}>
          <UpiCode
            upi={{ upiId: data.business.upiId, payee: data.business.upiPayee }}
            of={{ id, number: invoiceNumber, due }}
          />
        </Suspense>
      )}
      <DueReminder due={invoice} />
      <Button variant="text" onClick={() => void letter()}>
        Copy letter
      </Button>
    </Box>
  );
}
