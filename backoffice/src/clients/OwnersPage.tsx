import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import type { Client } from '@clinic/contract/people';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { ClientsList } from './ClientsList.tsx';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';

function OwnersPage() {
  const [changing, setChanging] = useState<Client | null>(null);
  const owner = (client: Client) => (
    <Button onClick={() => setChanging(client)}>
      {client.doctorName ?? 'Unassigned'}
      <Hidden>, change the doctor of {client.name}</Hidden>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.admin.clients}
        context="Who looks after whom. A client belongs to the doctor of the first appointment."
      />
      <ClientsList
        empty={{ hint: 'The front desk adds clients, and people register themselves on the website.' }}
        renderCard={(client) => (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{client.name}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {client.email || NO_EMAIL} · {client.phone}
            </Typography>
            <ClientStatusBadge status={client.status} /> {owner(client)}
          </>
        )}
      >
        <DataTable.Col source="name" label="Name" />
        <DataTable.Col source="email" label="Email" render={(row) => (row as Client).email || NO_EMAIL} />
        <DataTable.Col source="phone" label="Phone" disableSort />
        <DataTable.Col
          label="Status"
          disableSort
          render={(client) => <ClientStatusBadge status={(client as Client).status} />}
        />
        <DataTable.Col label="Doctor" disableSort render={(client) => owner(client as Client)} />
      </ClientsList>
      {changing && <OwnerDialog client={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

export default OwnersPage;
