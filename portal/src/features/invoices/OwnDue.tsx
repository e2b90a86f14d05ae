import type { Due, OwnMoney } from '@clinic/contract/billing/payments';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SaidPaidNotice } from './SaidPaidNotice.tsx';
import { payable } from './when-due.ts';

// Few press them, and the picture's code is large.
const UpiCode = lazy(() => import('@clinic/ui/papers/UpiCode.tsx'));
const SayPaidDialog = lazy(() => import('./SayPaidDialog.tsx'));

interface Props {
  due: Due;
  upi: OwnMoney['upi'];
  /** Says what is due. */
  children: ReactNode;
}

/** Lets a client pay a due and say so; then a second payment is not invited. */
export function OwnDue({ due, upi, children }: Props) {
  const [isPaying, setPaying] = useState(false);
  const [isSaying, setSaying] = useState(false);
  const { invoice: id, invoiceNumber: number, saidPaid } = due;
  const waits = saidPaid?.open === true;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        {children}
        {upi && (
          <ClinicButton
            look={waits ? 'plain' : isPaying ? 'outlined' : 'filled'}
            aria-expanded={isPaying}
            aria-label={`Pay by UPI: ${number}`}
            onClick={() => setPaying(!isPaying)}
          >
            Pay by UPI
          </ClinicButton>
        )}
        {!waits && (
          <ClinicButton
            look={isPaying ? 'filled' : 'outlined'}
            aria-label={`I have paid: ${number}`}
            onClick={() => setSaying(true)}
          >
            I have paid
          </ClinicButton>
        )}
      </Box>
      {saidPaid && <SaidPaidNotice said={saidPaid} />}
      {upi && isPaying && (
        <Box sx={{ mt: 3 }}>
          <Suspense fallback={<ContentSkeleton rows={1} height={216} />}>
            <UpiCode upi={upi} of={{ id, number, due: payable(due) }} />
          </Suspense>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            The clinic notes your payment by hand. Until then it is shown here as due.
          </Typography>
        </Box>
      )}
      <Suspense>{isSaying && <SayPaidDialog due={due} onClose={() => setSaying(false)} />}</Suspense>
    </>
  );
}
