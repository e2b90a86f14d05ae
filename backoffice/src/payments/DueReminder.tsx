import { whatsAppLink } from '@clinic/contract/clients/whatsapp';
import type { Due } from '@clinic/contract/billing/payments';
import type { Client } from '@clinic/contract/people';
import Button from '@mui/material/Button';
import { useReference } from 'react-admin';
import { dueText } from './due-text.ts';

/** Opens WhatsApp with a text about what is due, which a person sends. */
export function DueReminder({ due }: { due: Due }) {
  const { referenceRecord } = useReference<Client>({ reference: 'clients', id: due.client.id });
  if (!referenceRecord) return null;
  const portal = `${window.location.origin}/client/invoices`;
  return (
    <Button
      variant="text"
      href={whatsAppLink(referenceRecord.phone, dueText(due, portal))}
      target="_blank"
      rel="noreferrer"
      aria-label={`WhatsApp ${due.client.name} about ${due.invoiceNumber}`}
    >
      WhatsApp
    </Button>
  );
}
