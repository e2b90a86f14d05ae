import { whatsAppLink } from '@clinic/contract/clients/whatsapp';
import type { Client, PersonRef } from '@clinic/contract/people';
import Button from '@mui/material/Button';
import { useReference } from 'react-admin';

interface Props {
  client: PersonRef;
  text: string;
  /** Number of the paper in the message. */
  about: string;
}

/** Opens WhatsApp with a text, which a person sends. */
export function WhatsAppButton({ client: { id, name }, text, about }: Props) {
  const { referenceRecord } = useReference<Client>({ reference: 'clients', id });
  if (!referenceRecord) return null;
  return (
    <Button
      variant="text"
      href={whatsAppLink(referenceRecord.phone, text)}
      target="_blank"
      rel="noreferrer"
      aria-label={`WhatsApp ${name} about ${about}`}
    >
      WhatsApp
    </Button>
  );
}
