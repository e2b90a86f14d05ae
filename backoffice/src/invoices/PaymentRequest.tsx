import { askedOf, openParts } from '@clinic/contract/billing/dues';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { copyText } from '@clinic/ui/account/copy-text.ts';
import { today } from '@clinic/ui/clinic-page';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useBusiness } from '../business/useBusiness.ts';
import { DueReminder } from '../payments/DueReminder.tsx';
import { dueLetter } from '../payments/due-text.ts';
import { portalInvoices } from '../payments/portal-invoices.ts';

const UpiCode = lazy(() => import('@clinic/ui/papers/UpiCode.tsx'));

/**
 * Asks the client to pay the due instalments: by a QR code, a message or a letter. Before the first due day only the
 * next instalment's code is offered, for clients who pay early.
 */
export function PaymentRequest({ invoice }: { invoice: Invoice }) {
  const { data } = useBusiness();
  const { id, invoiceNumber } = invoice;
  const asked = askedOf(openParts(invoice), today());
  if (!asked) return null;
  const owed = { ...invoice, due: asked.amount };
  const letter = () => copyText(dueLetter(owed, portalInvoices()), 'The letter is copied.');
  return (
    <Box sx={{ mt: 3 }}>
      {data?.business.upiId && (
        <Suspense fallback={<ContentSkeleton rows={1} height={216} />}>
          <UpiCode
            upi={{ upiId: data.business.upiId, payee: data.business.upiPayee }}
            of={{ id, number: invoiceNumber, due: asked.amount }}
          />
        </Suspense>
      )}
      {asked.isDue ? (
        <>
          <DueReminder due={owed} />
          <Button variant="text" onClick={() => void letter()}>
            Copy letter
          </Button>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Nothing is due before {formatInvoiceDate(asked.day)}.
        </Typography>
      )}
    </Box>
  );
}
