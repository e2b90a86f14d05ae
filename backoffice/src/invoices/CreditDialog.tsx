import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { SelectInput } from 'react-admin';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { modeChoices } from '../payments/PaymentFields.tsx';
import { ReasonInput } from '../payments/ReasonInput.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';
import { CreditLines } from './CreditLines.tsx';
import { creditBody, emptyCredit, fieldsOfRows, KEEP, type TypedCredit } from './credit-body.ts';
import { useRemovedItems } from './useRemovedItems.ts';
import { creditableLines } from './creditable-lines.ts';

const refundChoices = [
  { id: KEEP, name: "Stays the client's credit" },
  ...modeChoices.map(({ id, name }) => ({ id, name: `Paid back: ${name}` })),
];

interface Props {
  invoice: Invoice;
  notes: readonly CreditNote[];
  onClose: () => void;
}

const said = (note: CreditNote, paidBack: number): string =>
  `${note.number}: ${formatRupees(note.amount)} credited${paidBack > 0 ? `, pay back ${formatRupees(paidBack)}` : ''}.`;

/** Of a credit that is paid back at once. */
function PaidBackLimit() {
  const refund = useWatch({ name: 'refund' }) as string;
  return refund === KEEP ? null : <DeskLimit sum="out" />;
}

function CreditDialog({ invoice, notes, onClose }: Props) {
  const { run, failure, onReload } = useDialogCall(onClose);
  const [empty, setEmpty] = useState(false);
  const lines = creditableLines(invoice, notes);
  const { removed, isPending, refetch } = useRemovedItems(invoice);
  const credit = async (typed: TypedCredit) => {
    const body = creditBody(typed, invoice.updatedAt);
    setEmpty(body.lines.length === 0);
    if (body.lines.length === 0) return undefined;
    const refused = await run(async (api) => {
      const { creditNote, payment } = await api.call(invoiceCalls.credit, { id: invoice.id, body });
      return { message: said(creditNote, payment?.amount ?? 0) };
    }, 'The credit note could not be made.');
    return refused && fieldsOfRows(refused, body.lines);
  };
  if (isPending) return null;
  return (
    <RecordDialog
      title={`Credit ${invoice.invoiceNumber}`}
      submitLabel="Credit"
      defaultValues={emptyCredit(lines, removed)}
      draft={null}
      onSubmit={(values) => credit(values as TypedCredit)}
      onClose={onClose}
      failure={failure ?? (empty ? 'Please enter what is taken back.' : null)}
      onReload={onReload}
    >
      <DeskLimit sum="credit" />
      <CreditLines lines={lines} removed={removed} onBack={() => void refetch()} />
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
    </RecordDialog>
  );
}

export default CreditDialog;
