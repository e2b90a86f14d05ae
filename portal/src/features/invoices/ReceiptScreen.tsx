import { ReceiptSheet } from '@clinic/ui/papers/ReceiptSheet.tsx';
import type { OwnPapers } from './api.ts';
import { OwnPaper } from './OwnPaper.tsx';

function receiptOf({ receipts, head }: OwnPapers, id: string) {
  const receipt = receipts.find(({ payment }) => payment.id === id);
  return (
    receipt && {
      title: `${receipt.title} ${receipt.payment.number ?? ''}`,
      sheet: <ReceiptSheet receipt={receipt} client={receipt.payment.client.name} head={head} />,
    }
  );
}

export const ReceiptScreen = ({ id }: { id: string }) => (
  <OwnPaper noun="receipt" find={(papers) => receiptOf(papers, id)} />
);
