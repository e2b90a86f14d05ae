import { receiptCalls } from '@clinic/contract/billing/receipt-calls';
import type { PersonRef } from '@clinic/contract/people';
import { ReceiptSheet } from '@clinic/ui/papers/ReceiptSheet.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBusiness } from '../business/useBusiness.ts';
import { useServer } from '../providers/useServer.ts';
import { PaperFrame } from './PaperFrame.tsx';
import { PaperWaits } from './PaperWaits.tsx';

interface Props {
  id: string;
  /** Path of the area's invoices. */
  base: string;
  Client: (client: PersonRef) => ReactNode;
}

function ReceiptPage({ id, base, Client }: Props) {
  const server = useServer();
  const { data, error } = useQuery({
    queryKey: ['receipt', id],
    queryFn: () => server((api) => api.call(receiptCalls.one, { id })),
  });
  const { data: business } = useBusiness(data !== undefined && !data.payment.issuer);
  const list = `${base}/payments`;
  if (!data) return <PaperWaits title="Receipt" error={error} list={list} />;
  const {
    title,
    payment: { day, amount, client, number },
  } = data;
  return (
    <PaperFrame
      title={`${title} ${number ?? ''}`}
      client={client}
      paper={{ noun: title.toLowerCase(), number: number ?? '', day, amount }}
      back={[list, 'All payments']}
    >
      <ReceiptSheet receipt={data} client={<Client {...client} />} head={business?.business} />
    </PaperFrame>
  );
}

export default ReceiptPage;
