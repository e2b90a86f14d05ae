import { formatPhone } from '@clinic/contract/clients/phones';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { Client as Account, PersonRef } from '@clinic/contract/people';
import type { PaperCopy } from '@clinic/ui/papers/gst-words.ts';
import { PaperSheet } from '@clinic/ui/papers/PaperSheet.tsx';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useBusiness } from '../business/useBusiness.ts';
import { ClientLink } from '../clients/ClientLink.tsx';
import { useInvoiceMoney } from './useInvoiceMoney.ts';

interface Props {
  invoice: Invoice;
  /** Draws the client's name as a link; left out: to the desk's page of the client. */
  Client?: (client: PersonRef) => ReactNode;
  copy?: PaperCopy;
}

function InvoiceSheet({ invoice, Client = ClientLink, copy }: Props) {
  const { data: account } = useGetOne<Account>('clients', { id: invoice.client?.id ?? '' });
  const { paper } = useInvoiceMoney(invoice);
  const { data: successor } = useGetOne<Invoice>(
    'invoices',
    { id: invoice.replacedBy ?? '' },
    { enabled: invoice.replacedBy !== undefined, onError: () => undefined },
  );
  const { data: business } = useBusiness(invoice.gst !== null && !invoice.issuer);
  return (
    <PaperSheet
      head={business?.business}
      copy={copy}
      money={paper}
      successor={successor?.invoiceNumber}
      invoice={invoice}
      client={invoice.client?.name ? <Client {...invoice.client} /> : invoice.clientName || 'N/A'}
      phone={account && formatPhone(account.phone)}
    />
  );
}

export default InvoiceSheet;
