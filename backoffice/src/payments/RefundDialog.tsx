import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { refundPreview } from '@clinic/contract/billing/money-previews';
import type { Credit, MoneyMode } from '@clinic/contract/billing/payments';
import { amount as amountRule } from '@clinic/contract/rules';
import Typography from '@mui/material/Typography';
import { withAdminAddress } from '../business/admin-address.ts';
import { useWatch } from 'react-hook-form';
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
  /** The credit to pay back; its payment's mode is proposed. */
  credit: Pick<Credit, 'source' | 'kind' | 'number' | 'left' | 'mode'>;
  clientName: string;
  onClose: () => void;
}

/** Says how much credit remains, before it is paid back. */
function Rest({ left }: Pick<Credit, 'left'>) {
  const amount: unknown = useWatch({ name: 'amount' });
  const rest = amountRule(amount) ? null : refundPreview({ left, amount: Number(amount) });
  if (rest === null) return null;
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', mb: 1 }}>
      {rest > 0 ? `${formatRupees(rest)} stays the client's credit.` : 'Nothing stays of the credit.'}
    </Typography>
  );
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
    values: { amount: credit.left, mode: credit.mode ?? 'Cash', reference: '', reason: '' },
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
      <Rest left={credit.left} />
      <ReasonInput />
    </SavedDialog>
  );
}

export default RefundDialog;
