import { formatDay } from '@clinic/contract/clinic-calendar';
import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import type { Client } from '@clinic/contract/people';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import Stack from '@mui/material/Stack';
import { PhoneLinks } from '../clients/PhoneLinks.tsx';

export const ClientContact = ({ client }: { client: Client }) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
    <ClientStatusBadge status={client.status} />
    <span>{client.email || NO_EMAIL}</span>
    <PhoneLinks phone={client.phone} />
    {client.birthday && <span>Born {formatDay(client.birthday)}</span>}
    <span>{client.program ? client.program.name : 'No active program'}</span>
    <span>Doctor: {client.doctorName ?? 'Unassigned'}</span>
  </Stack>
);
