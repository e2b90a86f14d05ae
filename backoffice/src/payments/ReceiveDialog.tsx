import { formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import type { PersonRef } from '@clinic/contract/people';
import { amount as amountRule } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { AdvanceField } from './AdvanceField.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';

interface Typed {
  amount: number;
  mode: MoneyMode;
  on: string;
  reference: string | null;
  taxClass: string | null;
}

interface Props {
  client: PersonRef;
  /** Rupees that are owed of the invoice, or by the client. */
  due: number;
  /** Left out: the oldest dues are paid first. */
  invoice?: { id: string; invoiceNumber: string };
  onClose: () => void;
}

function Rest({ due }: { due: number }) {
  const amount: unknown = useWatch({ name: 'amount' });
  const taxClass: unknown = useWatch({ name: 'taxClass' });
  if (taxClass || amountRule(amount) || (amount as number) <= due) return null;
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
      {formatRupees(fromPaise(toPaise(amount as number) - toPaise(due)))} is more than what is due, and stays
      the client's credit.
    </Typography>
  );
}

function ReceiveDialog({ client, due, invoice, onClose }: Props) {
  const { run, failure } = useDialogCall(onClose);
  const receive = ({ amount, mode, on, reference, taxClass }: Typed) => {
    const body = {
      client: client.id,
      amount,
      mode,
      ...(mode !== 'Cash' && { on, reference }),
      ...(invoice && due > 0 && { invoices: [{ invoice: invoice.id, amount: Math.min(amount, due) }] }),
      ...(taxClass && { advance: { taxClass } }),
    };
    return run((api) => api.call(paymentCalls.receive, { body }), 'The payment could not be saved.');
  };
  return (
    <RecordDialog
      title={invoice ? `Receive for ${invoice.invoiceNumber}` : `Receive from ${client.name}`}
      submitLabel="Receive"
      defaultValues={{ amount: due > 0 ? due : null, mode: 'Cash', on: today(), reference: '', taxClass: '' }}
      draft={null}
      onSubmit={(values) => receive(values as Typed)}
      onClose={onClose}
      failure={failure}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {due > 0 ? `${formatRupees(due)} is due.` : "Nothing is due: it is kept as the client's credit."}
      </Typography>
      <PaymentFields day />
      {!invoice && <AdvanceField />}
      <Rest due={due} />
    </RecordDialog>
  );
}

export default ReceiveDialog;
