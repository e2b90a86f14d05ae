import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { paidNumbers } from '@clinic/contract/billing/payment-uses';
import type { Payment } from '@clinic/contract/billing/payments';
import Typography from '@mui/material/Typography';
import { withAdminAddress } from '../business/admin-address.ts';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { receiptPath } from './paper-path.ts';
import { ReasonInput } from './ReasonInput.tsx';

interface Props {
  payment: Payment;
  onClose: () => void;
}

function ReverseDialog({ payment: { id, number, amount, client, mode, uses }, onClose }: Props) {
  const paper = number === null ? '/invoices/payments' : receiptPath('/invoices', id);
  const saving = useSaving<{ reason: string }, { message: string }>({
    draft: `reverse:${id}`,
    send: (body, { api, keys }) => api.call(paymentCalls.reverse, { id, body }, { keys }),
    saved: ({ message }) => {
      onClose();
      return message;
    },
    refresh: 'page',
    otherwise: 'The payment could not be taken back.',
    worded: withAdminAddress(paper),
  });
  const form = useSavedForm({ saving, values: { reason: '' } });
  const paid = paidNumbers(uses).join(', ');
  return (
    <SavedDialog
      form={form}
      title={`Take back ${formatRupees(amount)} of ${client.name}`}
      saveLabel="Take back"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        For a payment by {mode} that was mistyped or did not arrive.{paid && ` Then ${paid} is owed again.`}
      </Typography>
      {mode === 'Cash' && <DeskLimit sum="out" />}
      <ReasonInput />
    </SavedDialog>
  );
}

export default ReverseDialog;
