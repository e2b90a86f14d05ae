import type { Asked } from '@clinic/contract/billing/dues';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import type { SaidPaid } from '@clinic/contract/billing/said-paid';
import { formatDay } from '@clinic/contract/clinic-calendar';
import type { PersonRef } from '@clinic/contract/people';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving, type Questions } from '@clinic/ui/forms/useSaving.ts';
import { NumberField } from '../forms/NumberField.tsx';
import { AdvanceField } from './AdvanceField.tsx';
import { DueChanged } from './DueChanged.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { againRule, isTypedAgain, overDue } from './much-money.ts';
import { useMoreThanDue } from './useMoreThanDue.tsx';

interface Typed {
  /** The debt when the dialog opened: a repetition after a lost answer must send the same, even if it has changed. */
  due: number;
  largest: number;
  amount: number;
  /** The amount typed again; only for an unusually large one. */
  again: number | null;
  mode: MoneyMode;
  on: string;
  reference: string | null;
  taxClass: string | null;
  /** True: the person has confirmed the changed debt. */
  asked?: boolean;
}

interface Props {
  client: PersonRef;
  /** Rupees that are due on the invoice, or on all invoices of the client. */
  due: number;
  /** The instalments that are due, or else the next one; left out: the whole debt. */
  asked?: Asked;
  /** Rupees of the client's largest invoice, with which an advance is compared; left out: none yet. */
  largest?: number;
  /** The invoice to pay; left out: the oldest debts are paid first. */
  invoice?: { id: string; invoiceNumber: string };
  /** The client's word that it is paid, whose reference is proposed while it is open. */
  said?: SaidPaid;
  onClose: () => void;
}

const QUESTIONS: Questions = { DUE_CHANGED: (asked) => <DueChanged {...asked} /> };

/** Says how much is owed, and how much of it is due now or on which day. */
function dueWords(due: number, asked: Asked | undefined): string {
  const all = `${formatRupees(due)} is due`;
  const part = asked && asked.amount < due ? `, ${formatRupees(asked.amount)} of it` : '';
  if (asked && !asked.isDue) return `${all}${part} on ${formatDay(asked.day)}.`;
  return part ? `${all}${part} by now.` : `${all}.`;
}

function Rest() {
  const typed = useWatch() as Partial<Typed>;
  const over = overDue(typed);
  return (
    <>
      {isTypedAgain(typed) && (
        <NumberField source="again" label="Amount again (₹)" isRequired helperText="It is unusually large." />
      )}
      {over > 0 && (
        <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
          {formatRupees(over)} is more than what is due, and stays the client's credit.
        </Typography>
      )}
    </>
  );
}

function ReceiveDialog({ client, due, asked, largest = 0, invoice, said, onClose }: Props) {
  const bodyOf = ({ due: owed, amount, mode, on, reference, taxClass }: Typed) => ({
    client: client.id,
    amount,
    mode,
    ...(mode !== 'Cash' && { on, reference }),
    ...(invoice && {
      invoices: owed > 0 ? [{ invoice: invoice.id, amount: Math.min(amount, owed) }] : [],
    }),
    ...(taxClass ? { advance: { taxClass } } : { due: owed }),
  });
  const { mayKeep, question } = useMoreThanDue();
  const saving = useSaving<Typed, { message: string }>({
    ask: (typed) => typed.asked ?? mayKeep(typed),
    draft: `receive:${invoice?.id ?? client.id}`,
    send: (typed, { api, keys }) => api.call(paymentCalls.receive, { body: bodyOf(typed) }, { keys }),
    saved: ({ message }) => {
      onClose();
      return message;
    },
    refresh: 'page',
    otherwise: 'The payment could not be saved.',
    questions: QUESTIONS,
  });
  const form = useSavedForm({
    saving,
    values: {
      due,
      largest,
      amount: due > 0 ? (asked?.amount ?? due) : null,
      again: null,
      mode: said?.open ? 'UPI' : 'Cash',
      on: today(),
      reference: said?.open ? said.reference : '',
      taxClass: '',
    },
    rules: againRule,
  });
  return (
    <SavedDialog
      form={form}
      title={invoice ? `Receive for ${invoice.invoiceNumber}` : `Receive from ${client.name}`}
      saveLabel="Receive"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {due > 0 ? dueWords(due, asked) : "Nothing is due: it is kept as the client's credit."}
      </Typography>
      <PaymentFields day />
      {!invoice && <AdvanceField />}
      <Rest />
      {question}
    </SavedDialog>
  );
}

export default ReceiveDialog;
