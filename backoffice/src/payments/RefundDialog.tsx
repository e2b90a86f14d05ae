import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Credit, MoneyMode } from '@clinic/contract/billing/payments';
import Typography from '@mui/material/Typography';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';

interface Typed {
  amount: number;
  mode: MoneyMode;
  reference: string | null;
  reason: string;
}

interface Props {
  credit: Pick<Credit, 'source' | 'number' | 'left'>;
  clientName: string;
  onClose: () => void;
}

function RefundDialog({ credit, clientName, onClose }: Props) {
  const { run, failure } = useDialogCall(onClose);
  const refund = ({ amount, mode, reference, reason }: Typed) => {
    const body = { source: credit.source, amount, mode, reason, ...(mode !== 'Cash' && { reference }) };
    return run((api) => api.call(paymentCalls.refund, { body }), 'The refund could not be saved.');
  };
  return (
    <RecordDialog
      title={`Refund ${clientName}`}
      submitLabel="Refund"
      defaultValues={{ amount: credit.left, mode: 'Cash', reference: '', reason: '' }}
      draft={null}
      onSubmit={(values) => refund(values as Typed)}
      onClose={onClose}
      failure={failure}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {formatRupees(credit.left)} is left{credit.number && ` of ${credit.number}`}.
      </Typography>
      <DeskLimit sum="out" />
      <PaymentFields />
      <ReasonInput />
    </RecordDialog>
  );
}

export default RefundDialog;
