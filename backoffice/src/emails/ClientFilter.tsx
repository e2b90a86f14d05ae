import type { Client } from '@clinic/contract/people';
import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { SearchField } from '../forms/SearchField.tsx';
import { useFound } from '../forms/useFound.ts';

const OFFERED = 8;

type Named = Pick<Client, 'id' | 'name'>;

export function ClientFilter() {
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const chosen = typeof filterValues.client === 'string' ? filterValues.client : '';
  const { data: client } = useGetOne<Client>('clients', { id: chosen }, { enabled: chosen !== '' });
  const found = useFound<Named>('clients', typed, { count: OFFERED });
  return (
    <SearchField<Named>
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
