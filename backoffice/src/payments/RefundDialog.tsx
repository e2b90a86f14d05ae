import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Credit, MoneyMode } from '@clinic/contract/billing/payments';
import Typography from '@mui/material/Typography';
import { withAdminAddress } from '../business/admin-address.ts';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { creditNotePath, receiptPath } from './paper-path.ts';
import { ReasonInput } from './ReasonInput.tsx';

interface Typed {
  amount: number;
  mode: MoneyMode;
  reference: string | null;
  reason: string;
}

interface Props {
  credit: Pick<Credit, 'source' | 'kind' | 'number' | 'left'>;
  clientName: string;
  onClose: () => void;
}

function RefundDialog({ credit, clientName, onClose }: Props) {
  const pathOf = credit.kind === 'payment' ? receiptPath : creditNotePath;
  const saving = useSaving<Typed, { message: string }>({
    draft: `refund:${credit.source}`,
    send: ({ amount, mode, reference, reason }, { api, keys }) => {
      const body = { source: credit.source, amount, mode, reason, ...(mode !== 'Cash' && { reference }) };
      return api.call(paymentCalls.refund, { body }, { keys });
    },
    saved: ({ message }) => {
      onClose();
      return message;
    },
    refresh: 'page',
    otherwise: 'The refund could not be saved.',
    worded: withAdminAddress(pathOf('/invoices', credit.source)),
  });
  const form = useSavedForm({
    saving,
    values: { amount: credit.left, mode: 'Cash', reference: '', reason: '' },
  });
  return (
    <SavedDialog
      form={form}
      title={`Refund ${clientName}`}
      saveLabel="Refund"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {formatRupees(credit.left)} is left{credit.number && ` of ${credit.number}`}.
      </Typography>
      <DeskLimit sum="out" />
      <PaymentFields />
      <ReasonInput />
    </SavedDialog>
  );
}

export default RefundDialog;
