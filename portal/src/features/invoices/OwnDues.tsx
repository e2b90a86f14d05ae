import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Due, OwnMoney } from '@clinic/contract/billing/payments';
import { today } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';

// Loaded on demand, since few open it and its code is large.
const UpiCode = lazy(() => import('@clinic/ui/papers/UpiCode.tsx'));

function whenDue({ dueSince, overdue, parts }: Due): string {
  if (parts.length < 2) return `${overdue > 0 ? 'Due since' : 'Due on'} ${formatInvoiceDate(dueSince)}`;
  const now = today();
  return parts
    .map(
      ({ day, amount }) => `${formatRupees(amount)} ${day <= now ? 'since' : 'on'} ${formatInvoiceDate(day)}`,
    )
    .join(', ');
}

/** Rupees that are due; before the first due day, the next instalment, which may be paid early. */
const payable = ({ due, overdue, parts }: Due): number => overdue || (parts[0]?.amount ?? due);

function OwnDue({ due, upi }: { due: Due; upi: OwnMoney['upi'] }) {
  const [isPaying, setPaying] = useState(false);
  return (
    <Box component="li" sx={{ py: 3, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{due.invoiceNumber}</Box>
          <Box sx={{ color: 'text.secondary' }}>{whenDue(due)}</Box>
        </Box>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{formatRupees(due.due)}</Box>
        {upi && (
          <ClinicButton
            look={isPaying ? 'outlined' : 'filled'}
            aria-expanded={isPaying}
            aria-label={`Pay by UPI: ${due.invoiceNumber}`}
            onClick={() => setPaying(!isPaying)}
          >
            Pay by UPI
          </ClinicButton>
        )}
      </Box>
      {upi && isPaying && (
        <Box sx={{ mt: 3 }}>
          <Suspense fallback={<ContentSkeleton rows={1} height={216} />}>
            <UpiCode upi={upi} of={{ id: due.invoice, number: due.invoiceNumber, due: payable(due) }} />
          </Suspense>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            The clinic notes your payment by hand. Until then it is shown here as due.
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** The client's debts, each with a way to pay, and the client's credit. */
export const OwnDues = ({ account: { due, dues, left, upi } }: { account: OwnMoney }) => (
  <Panel title={due > 0 ? `${formatRupees(due)} due` : 'Nothing is due'}>
    {dues.length > 0 && (
      <Box component="ul" aria-label="What is due" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dues.map((one) => (
          <OwnDue key={one.invoice} due={one} upi={upi} />
        ))}
      </Box>
    )}
    {left > 0 && (
      <Typography sx={{ mt: dues.length > 0 ? 3 : 0 }}>
        You have a credit of {formatRupees(left)} with the clinic.
      </Typography>
    )}
    {due === 0 && left === 0 && <Typography>All your invoices are paid.</Typography>}
  </Panel>
);
