import { whatsAppLink } from '@clinic/contract/clients/whatsapp';
import type { Client } from '@clinic/contract/people';
import Button from '@mui/material/Button';
import { useReference } from 'react-admin';
import { dueText, type Owed } from './due-text.ts';
import { portalInvoices } from './portal-invoices.ts';

/** Opens WhatsApp with a text about what is due, which a person sends. */
export function DueReminder({ due }: { due: Owed }) {
  const { referenceRecord } = useReference<Client>({ reference: 'clients', id: due.client.id });
  if (!referenceRecord) return null;
  return (
    <Button
      variant="text"
      href={whatsAppLink(referenceRecord.phone, dueText(due, portalInvoices()))}
      target="_blank"
      rel="noreferrer"
      aria-label={`WhatsApp ${due.client.name} about ${due.invoiceNumber}`}
    >
      WhatsApp
    </Button>
  );
}
