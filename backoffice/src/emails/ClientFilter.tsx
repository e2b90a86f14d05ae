import type { Client } from '@clinic/contract/people';
import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { useFoundClients, type NamedClient } from '../clients/useFoundClients.ts';
import { SearchField } from '../forms/SearchField.tsx';

const OFFERED = 8;

export function ClientFilter() {
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const chosen = typeof filterValues.client === 'string' ? filterValues.client : '';
  const { data: client } = useGetOne<Client>('clients', { id: chosen }, { enabled: chosen !== '' });
  const found = useFoundClients(typed, { count: OFFERED });
  return (
    <SearchField<NamedClient>
      sx={{ width: 220 }}
      label="Client"
      value={client ?? null}
      typed={typed}
      onTyped={setTyped}
      found={found}
      nothing="Nobody found"
      onChoose={(picked) => {
        const { client: _before, ...others } = filterValues;
        setFilters(picked ? { ...others, client: picked.id } : others);
      }}
    />
  );
}
