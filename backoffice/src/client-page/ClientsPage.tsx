import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import type { Client } from '@clinic/contract/people';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useLeaveTo } from '../forms/useLeaveTo.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { RecordLink } from '@clinic/ui/lists/DetailPane.tsx';
import { RoomyColumn } from '../lists/RoomyColumn.tsx';
import { useHotkey } from '@clinic/ui/lists/useHotkey.ts';
import { ClientsList } from '../clients/ClientsList.tsx';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';

const ClientDialog = lazy(() => import('../clients/ClientDialog.tsx'));
const ClientDetailPane = lazy(() => import('./ClientDetailPane.tsx'));

const nameOf = ({ id, name }: Client) => (
  <RecordLink id={id} to={`/client-details/${id}`}>
    {name}
  </RecordLink>
);

const details = (client: Client) => (
  <Button
    component={Link}
    to={`/client-details/${client.id}`}
    variant="text"
    aria-label={`View Details of ${client.name}`}
  >
    View Details
  </Button>
);

function ClientsPage() {
  const [adding, setAdding] = useState(false);
  const leaveTo = useLeaveTo();
  useHotkey('n', () => setAdding(true));
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant.clients}
        context="Search by name, email or phone."
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            Add client
          </Button>
        }
      />
      <ClientsList
        empty={{
          hint: 'Visits, plans and invoices belong to a client. People also register themselves on the website.',
          begin: (
            <Button variant="outlined" onClick={() => setAdding(true)}>
              Add the first client
            </Button>
          ),
        }}
        renderDetailPane={(client) => <ClientDetailPane client={client} />}
        renderCard={(client) => (
          <Box sx={{ overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(client)}</Typography>
              <ClientStatusBadge status={client.status} />
            </Stack>
            {client.email || NO_EMAIL}
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
              <div>
                {client.phone}
                <br />
                {client.doctorName ?? 'Unassigned'}
              </div>
              {details(client)}
            </Stack>
          </Box>
        )}
      >
        <DataTable.Col source="name" label="Name" render={(client) => nameOf(client as Client)} />
        <DataTable.Col
          label="Status"
          disableSort
          render={(client) => <ClientStatusBadge status={(client as Client).status} />}
        />
        <RoomyColumn source="email" label="Email" render={(row) => (row as Client).email || NO_EMAIL} />
        <DataTable.Col source="phone" label="Phone" disableSort />
        <DataTable.Col
          label="Doctor"
          disableSort
          render={(client) => (client as Client).doctorName ?? 'Unassigned'}
        />
        <RoomyColumn label="Actions" align="right" disableSort render={(row) => details(row as Client)} />
      </ClientsList>
      {adding && (
        <Suspense>
          <ClientDialog
            client={null}
            onClose={() => setAdding(false)}
            onAdded={({ id }) => leaveTo(`/client-details/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}

export default ClientsPage;
