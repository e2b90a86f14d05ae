import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paidNumbers } from '@clinic/contract/billing/payment-uses';
import { MONEY_MODES, type MoneyMode, type Payment } from '@clinic/contract/billing/payments';
import type { PersonRef } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { DaysFilter } from '../lists/DaysFilter.tsx';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { PaymentNumber } from './PaymentNumber.tsx';

const ReverseDialog = lazy(() => import('./ReverseDialog.tsx'));

const MODE_WORDS: Readonly<Record<MoneyMode, string>> = {
  Cash: 'Cash',
  UPI: 'UPI',
  Card: 'Card',
  Bank: 'Bank',
  Online: 'Online',
};

const amountOf = ({ direction, amount }: Payment) => formatRupees(direction === 'in' ? amount : -amount);

/** Says what a payment was for: its invoices, credit, or a refund. */
function purposeOf({ kind, uses, left, reversed, reference }: Payment): string {
  if (kind === 'refund' || kind === 'reversal') return kind === 'refund' ? 'Paid back' : 'Taken back';
  const rest = left > 0 ? [`${formatRupees(left)} left`] : [];
  return [
    ...paidNumbers(uses),
    ...rest,
    ...(reference ? [reference] : []),
    ...(reversed ? ['taken back'] : []),
  ].join(' · ');
}

const canBeReversed = ({ direction, kind, reversed }: Payment) =>
  direction === 'in' && kind !== 'before' && reversed === null;

interface Props {
  /** Path of the area's invoices. */
  base: string;
  Client: (client: PersonRef) => ReactNode;
}

function PaymentsList({ base, Client }: Props) {
  const [reversed, setReversed] = useState<Payment | null>(null);
  const takeBack = (payment: Payment) =>
    canBeReversed(payment) && (
      <Button
        variant="text"
        aria-label={`Take back ${amountOf(payment)} of ${payment.client.name}`}
        onClick={() => setReversed(payment)}
      >
        Take back
      </Button>
    );
  return (
    <>
      <ListFrame<Payment>
        resource="payments"
        sort={{ field: 'day', order: 'DESC' }}
        noun="payment"
        filters={
          <>
            <SearchBox label="Search by number" />
            <StateFilter field="mode" label="Mode" states={MONEY_MODES} words={MODE_WORDS} />
            <DaysFilter />
          </>
        }
        failure={fetchFailure('payments')}
        empty={{
          text: 'No payments yet.',
          hint: 'A payment is received at an invoice that is due, or ahead of it on the page of the client.',
          begin: (
            <Button component={RouterLink} to={`${base}/dues`} variant="outlined">
              See what is due
            </Button>
          ),
        }}
        emptySearch="No payments found."
      >
        <RecordList<Payment>
          renderCard={(payment) => (
            <MoneyCard
              client={<Client {...payment.client} />}
              amount={amountOf(payment)}
              action={takeBack(payment)}
            >
              {formatInvoiceDate(payment.day)} · {payment.mode}{' '}
              <PaymentNumber payment={payment} base={base} />
              <Box sx={{ color: 'text.secondary' }}>{purposeOf(payment)}</Box>
            </MoneyCard>
          )}
        >
          <DataTable.Col source="day" label="Day" render={(row) => formatInvoiceDate((row as Payment).day)} />
          <DataTable.Col
            label="Number"
            disableSort
            render={(row) =>
              (row as Payment).number ? <PaymentNumber payment={row as Payment} base={base} /> : '–'
            }
          />
          <DataTable.Col
            label="Client"
            disableSort
            render={(row) => <Client {...(row as Payment).client} />}
          />
          <DataTable.Col label="Mode" disableSort render={(row) => (row as Payment).mode} />
          <DataTable.Col label="For" disableSort render={(row) => purposeOf(row as Payment)} />
          <DataTable.Col
            source="amount"
            label="Amount"
            align="right"
            render={(row) => amountOf(row as Payment)}
          />
          <DataTable.Col
            label="Actions"
            align="right"
            disableSort
            render={(row) => takeBack(row as Payment)}
          />
        </RecordList>
      </ListFrame>
      <Suspense>
        {reversed && <ReverseDialog payment={reversed} onClose={() => setReversed(null)} />}
      </Suspense>
    </>
  );
}

export default PaymentsList;
