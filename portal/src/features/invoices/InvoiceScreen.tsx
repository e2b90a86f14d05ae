import { PaperSheet } from '@clinic/ui/papers/PaperSheet.tsx';
import type { OwnPapers } from './api.ts';
import { OwnPaper } from './OwnPaper.tsx';

function invoiceOf({ invoices, head }: OwnPapers, id: string) {
  const invoice = invoices.find((one) => one.id === id);
  return (
    invoice && {
      title: `Invoice ${invoice.invoiceNumber}`,
      sheet: <PaperSheet invoice={invoice} client={invoice.clientName} head={head} />,
    }
  );
}

export const InvoiceScreen = ({ id }: { id: string }) => (
  <OwnPaper noun="invoice" find={(papers) => invoiceOf(papers, id)} />
);
