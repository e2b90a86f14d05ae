import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { paidNumbers } from '@clinic/contract/billing/payment-uses';
import type { Payment } from '@clinic/contract/billing/payments';
import Typography from '@mui/material/Typography';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';

interface Props {
  payment: Payment;
  onClose: () => void;
}

function ReverseDialog({ payment: { id, amount, client, mode, uses }, onClose }: Props) {
  const { run, failure } = useDialogCall(onClose);
  const paid = paidNumbers(uses).join(', ');
  return (
    <RecordDialog
      title={`Take back ${formatRupees(amount)} of ${client.name}`}
      submitLabel="Take back"
      defaultValues={{ reason: '' }}
      draft={null}
      onSubmit={(values) =>
        run(
          (api) => api.call(paymentCalls.reverse, { id, body: values as { reason: string } }),
          'The payment could not be taken back.',
        )
      }
      onClose={onClose}
      failure={failure}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        For a payment by {mode} that was mistyped or did not arrive.{paid && ` Then ${paid} is owed again.`}
      </Typography>
      {mode === 'Cash' && <DeskLimit sum="out" />}
      <ReasonInput />
    </RecordDialog>
  );
}

export default ReverseDialog;
