import type { Day } from '@clinic/contract/clinic-calendar';
import { askedOf } from '@clinic/contract/billing/dues';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Due } from '@clinic/contract/billing/payments';
import type { PersonRef } from '@clinic/contract/people';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DayField } from '../forms/DayField.tsx';
import { EmptyList } from '../lists/empty-list.tsx';
import { useServer } from '../providers/useServer.ts';
import { DueBucket } from './DueBucket.tsx';
import { bucketsOf, type Bucket } from './due-buckets.ts';
import { ReceiveDialogLater, useReceiveDialogCode } from './receive-dialog-later.tsx';

interface Props {
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
}

/** Lists debts by age, each instalment by its own day, as of today or the end of a past day. */
function DuesList({ pathOf, Client }: Props) {
  useReceiveDialogCode();
  const [at, setAt] = useState<Day>(today());
  const [received, setReceived] = useState<Due | null>(null);
  const server = useServer();
  const isPast = at !== '' && at < today();
  const { data, error, refetch } = useQuery({
    queryKey: ['dues', isPast ? at : ''],
    queryFn: () => server((api) => api.call(paymentCalls.dues, { query: isPast ? { at } : {} })),
  });
  const buckets = data && bucketsOf(data.dues, data.at);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap', mb: 4 }}>
        <Box sx={{ width: 190 }}>
          <DayField label="As of" value={at} onChange={setAt} />
        </Box>
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {buckets && `${formatRupees(sumOf(buckets))} is due`}
        </Typography>
      </Box>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The dues could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton />}
      {buckets?.length === 0 && (
        <EmptyList
          text="Nobody owes anything."
          hint="The front desk generates invoices; those that are not paid in full are listed here until they are."
        />
      )}
      {data &&
        buckets?.map((bucket) => (
          <DueBucket
            key={bucket.label}
            bucket={bucket}
            at={data.at}
            pathOf={pathOf}
            Client={Client}
            onReceive={isPast ? undefined : setReceived}
          />
        ))}
      {received && (
        <ReceiveDialogLater
          client={received.client}
          due={received.due}
          asked={askedOf(received.parts, today())}
          invoice={{ id: received.invoice, invoiceNumber: received.invoiceNumber }}
          onClose={() => setReceived(null)}
        />
      )}
    </>
  );
}

const sumOf = (buckets: readonly Bucket[]): number => buckets.reduce((total, { sum }) => total + sum, 0);

export default DuesList;
