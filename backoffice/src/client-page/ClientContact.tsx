import type { Client } from '@clinic/contract/people';
import { readPhone } from '@clinic/contract/phones';
import { whatsAppLink } from '@clinic/contract/whatsapp';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';

/** How a client stands, is reached, and whose client it is: one line, or as many as there is room for. */
export const ClientContact = ({ client }: { client: Client }) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
    <ClientStatusBadge status={client.status} />
    <span>{client.email}</span>
    <MuiLink href={`tel:${client.phone}`}>{readPhone(client.phone)}</MuiLink>
    <MuiLink href={whatsAppLink(client.phone)} target="_blank" rel="noreferrer">
      WhatsApp
    </MuiLink>
    <span>{client.program ? client.program.name : 'No active program'}</span>
    <span>Doctor: {client.doctorName ?? 'Unassigned'}</span>
  </Stack>
);
