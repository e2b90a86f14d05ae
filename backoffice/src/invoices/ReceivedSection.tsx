import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { CreditChoice } from './CreditChoice.tsx';
import { PaidParts } from './PaidParts.tsx';
import { ReceivedField } from './ReceivedField.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { NewInvoice } from './new-invoice.ts';
import { settledOf, type Settled, type TypedMoney } from './typed-money.ts';

/** Says how much change the client gets, or how much is still owed; nothing when exactly the total is paid. */
function outcomeOf({ due, back }: Settled): string {
  if (back > 0) return `Give back ${formatRupees(back)}`;
  return due > 0 ? `${formatRupees(due)} stays due` : '';
}

interface Props {
  /** True for a correction: it is paid with the money that the old invoice had received, and no other credit. */
  corrects?: boolean;
}

/** Takes the payment with an invoice: one amount, or parts and the instalments of the rest. */
export function ReceivedSection({ corrects = false }: Props) {
  const { field } = useController<NewInvoice, 'money'>({ name: 'money' });
  const invoice = useWatch() as NewInvoice;
  const { paymentMode, client, date } = invoice;
  const money = field.value;
  const change = (fields: Partial<TypedMoney>) => field.onChange({ ...money, ...fields });
  const total = useInvoiceForm().total(invoice) ?? 0;
  const settled = settledOf(money, paymentMode, total);
  const problem = typeof settled === 'string' ? settled : undefined;
  const split = () =>
    change({
      parts: money.parts ? null : [{ mode: paymentMode, amount: money.received ?? '', reference: '' }],
      received: null,
    });
  // The old invoice's money covers the total, so nothing more is received.
  if (corrects && total <= money.credit) return null;
  return (
    <Stack sx={{ mt: 3, gap: 1 }}>
      {!corrects && (
        <CreditChoice client={client} used={money.credit} onChange={(credit) => change({ credit })} />
      )}
      {money.parts ? (
        <PaidParts money={{ ...money, parts: money.parts }} settled={settled} date={date} onChange={change} />
      ) : (
        <ReceivedField
          typed={money.received}
          whole={typeof settled === 'string' ? 0 : settled.paid}
          problem={problem}
          onTyped={(received) => change({ received })}
        />
      )}
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {typeof settled === 'string' ? '' : outcomeOf(settled)}
        </Typography>
        <Button variant="text" onClick={split} sx={{ flexShrink: 0 }}>
          {money.parts ? 'One payment' : 'Split or owe'}
        </Button>
      </Stack>
    </Stack>
  );
}
