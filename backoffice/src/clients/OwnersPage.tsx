import type { Client } from '@clinic/contract/people';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { PageHeader } from '../layout/PageHeader.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { ClientStatusBadge } from './ClientStatusBadge.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';

/** Whether all clients are shown or only those without a doctor. */
export const OwnerFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const unassigned = filterValues.unassigned === true;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Which clients"
      value={unassigned ? 'unassigned' : 'all'}
      onChange={(_event, chosen: string | null) => {
        if (chosen === null) return;
        const { unassigned: _before, ...others } = filterValues;
        setFilters(chosen === 'unassigned' ? { ...others, unassigned: true } : others);
      }}
    >
      <ToggleButton value="all">All</ToggleButton>
      <ToggleButton value="unassigned">Unassigned</ToggleButton>
    </ToggleButtonGroup>
  );
};

const OwnersPage = () => {
  const [changing, setChanging] = useState<Client | null>(null);
  const owner = (client: Client) => (
    <Button onClick={() => setChanging(client)} aria-label={`Change the doctor of ${client.name}`}>
      {client.doctorName ?? 'Unassigned'}
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Clients"
        context="Who looks after whom. A client belongs to the doctor of the first appointment."
      />
      <ListBase
        resource="clients"
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        queryOptions={{ onError: () => undefined }}
      >
        <ListFrame
          noun="clients"
          filters={
            <>
              <SearchBox label="Search clients" />
              <OwnerFilter />
            </>
          }
          failure="Failed to fetch clients"
          empty="No clients registered yet."
          emptySearch="No clients found matching your search."
        >
          <RecordList<Client>
            card={(client) => (
              <>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{client.name}</Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {client.email} · {client.phone}
                </Typography>
                <ClientStatusBadge status={client.status} /> {owner(client)}
              </>
            )}
          >
            <DataTable.Col source="name" label="Name" />
            <DataTable.Col source="email" label="Email" />
            <DataTable.Col source="phone" label="Phone" disableSort />
            <DataTable.Col
              label="Status"
              disableSort
              render={(client) => <ClientStatusBadge status={(client as Client).status} />}
            />
            <DataTable.Col label="Doctor" disableSort render={(client) => owner(client as Client)} />
          </RecordList>
        </ListFrame>
      </ListBase>
      {changing && <OwnerDialog client={changing} onClose={() => setChanging(null)} />}
    </>
  );
};

export default OwnersPage;
