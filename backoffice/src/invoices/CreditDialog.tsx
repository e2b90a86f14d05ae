import type { CreditAnswer, CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { SelectInput } from 'react-admin';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { withAdminAddress } from '../business/admin-address.ts';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm, WHOLE } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { modeChoices } from '../payments/PaymentFields.tsx';
import { ReasonInput } from '../payments/ReasonInput.tsx';
import { CreditLines } from './CreditLines.tsx';
import { CreditSum } from './CreditSum.tsx';
import {
  creditBody,
  creditLinesOf,
  emptyCredit,
  fieldsOfRows,
  KEEP,
  type TypedCredit,
} from './credit-body.ts';
import { invoicePath } from './invoice-path.ts';
import { useRemovedItems } from './useRemovedItems.ts';
import { creditableLines } from './creditable-lines.ts';

const refundChoices = [
  { id: KEEP, name: "Stays the client's credit" },
  ...modeChoices.map(({ id, name }) => ({ id, name: `Paid back: ${name}` })),
];

const EMPTY = { [WHOLE]: 'Please enter what is taken back.' };

interface Props {
  invoice: Invoice;
  notes: readonly CreditNote[];
  onClose: () => void;
}

const said = (note: CreditNote, paidBack: number): string =>
  `${note.number}: ${formatRupees(note.amount)} credited${paidBack > 0 ? `, pay back ${formatRupees(paidBack)}` : ''}.`;

/** Shows both limits of a credit that is paid back at once. */
function PaidBackLimit() {
  const refund = useWatch({ name: 'refund' }) as string;
  return refund === KEEP ? null : <DeskLimit sum="out" />;
}

function CreditDialog({ invoice, notes, onClose }: Props) {
  const lines = creditableLines(invoice, notes);
  const { removed, isPending, refetch } = useRemovedItems(invoice);
  const { id, updatedAt } = invoice;
  const saving = useSaving<TypedCredit, CreditAnswer>({
    draft: `credit:${id}`,
    send: (typed, { api, keys }) => {
      // A credit without an answer is repeated unchanged; any other uses the invoice as it is read now.
      const body = creditBody(keys?.unanswered ? typed : { ...typed, updatedAt });
      return api.call(invoiceCalls.credit, { id, body }, { keys });
    },
    saved: ({ creditNote, payment }) => {
      onClose();
      return said(creditNote, payment?.amount ?? 0);
    },
    refresh: 'page',
    otherwise: 'The credit note could not be made.',
    worded: withAdminAddress(invoicePath(id)),
    refused: (failure, _sentence, typed) => fieldsOfRows(fieldErrorsOf(failure) ?? {}, creditLinesOf(typed)),
    reload: 'page',
  });
  const form = useSavedForm({
    saving,
    values: { ...emptyCredit(lines, removed), updatedAt },
    rules: (typed) => (creditLinesOf(typed).length === 0 ? EMPTY : undefined),
  });
  if (isPending) return null;
  return (
    <SavedDialog
      form={form}
      title={`Credit ${invoice.invoiceNumber}`}
      saveLabel="Credit"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <DeskLimit sum="credit" />
      <CreditLines lines={lines} removed={removed} onBack={() => void refetch()} />
      <CreditSum invoice={invoice} notes={notes} />
      <PaidBackLimit />
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ReasonInput />
        <SelectInput
          source="refund"
          label="What was paid for it"
          choices={refundChoices}
          isRequired
          helperText={false}
        />
      </Box>
    </SavedDialog>
  );
}

export default CreditDialog;
