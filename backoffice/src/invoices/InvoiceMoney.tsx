import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { openParts } from '@clinic/contract/billing/dues';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { takenBy } from '@clinic/contract/billing/payment-uses';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CreditNoteNumber } from '../payments/CreditNoteNumber.tsx';
import { MoneyRow } from '../payments/MoneyRow.tsx';
import { PaymentNumber } from '../payments/PaymentNumber.tsx';
import { STATE_TONES, STATE_WORDS } from '@clinic/ui/papers/paper-words.ts';
import { Sums } from '@clinic/ui/papers/Sums.tsx';
import { PaymentRequest } from './PaymentRequest.tsx';
import type { useInvoiceMoney } from './useInvoiceMoney.ts';

interface Props {
  invoice: Invoice;
  money: ReturnType<typeof useInvoiceMoney>;
  /** Path of the area's invoices. */
  base: string;
  onRefund: (note: CreditNote) => void;
}

function History({
  invoice: { id },
  money: { payments = [], notes = [] },
  base,
  onRefund,
}: Props): ReactNode {
  return (
    <Box component="ul" aria-label="Payments and credits" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
      {payments.map((payment) => (
        <MoneyRow
          key={payment.id}
          day={formatInvoiceDate(payment.day)}
          what={
            <>
              {payment.mode} <PaymentNumber payment={payment} base={base} />{' '}
              {[payment.reference, payment.reversed && 'taken back'].filter(Boolean).join(' · ')}
            </>
          }
          amount={formatRupees(takenBy(id, payment.uses))}
        />
      ))}
      {notes.map((note) => (
        <MoneyRow
          key={note.id}
          day={formatInvoiceDate(note.day)}
          what={
            <>
              Credit note <CreditNoteNumber note={note} base={base} /> · {note.reason}
            </>
          }
          amount={formatRupees(-note.amount)}
          action={
            note.left > 0 && (
              <Button variant="text" onClick={() => onRefund(note)}>
                Refund {formatRupees(note.left)}
              </Button>
            )
          }
        />
      ))}
    </Box>
  );
}

/** An invoice's state and sums, the days of its instalments, its payments and its credit notes. */
export function InvoiceMoney(props: Props) {
  const { invoice, money } = props;
  const { state, total, settled, due, credits, dueOn } = invoice;
  const agreed = dueOn.length > 0 ? openParts(invoice) : [];
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Box component="section" aria-labelledby="money" sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 2 }}>
        <Typography id="money" component="h2" variant="h2">
          Payment
        </Typography>
        <StatusBadge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</StatusBadge>
      </Box>
      <Sums
        rows={[
          ['Total', formatRupees(total)],
          ['Received', formatRupees(settled)],
          ...(credited > 0 ? [['Credited', formatRupees(credited)] as [string, string]] : []),
          ['Due', formatRupees(due)],
        ]}
        sx={{ mt: 0 }}
      />
      {agreed.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Agreed:{' '}
          {agreed.map(({ day, amount }) => `${formatRupees(amount)} on ${formatInvoiceDate(day)}`).join(', ')}
        </Typography>
      )}
      {due > 0 && <PaymentRequest invoice={invoice} />}
      {money.error ? (
        <FailureNotice
          sentence={failureText(money.error, 'The payments could not be loaded.')}
          onRetry={money.refetch}
          sx={{ mt: 3 }}
        />
      ) : !money.payments || !money.notes ? (
        <ListSkeleton rows={2} />
      ) : (
        <History {...props} />
      )}
    </Box>
  );
}
