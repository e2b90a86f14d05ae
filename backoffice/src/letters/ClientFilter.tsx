import type { Client } from '@clinic/contract/people';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useGetOne, useListContext } from 'react-admin';

/** Clients that are offered for what is typed. */
const OFFERED = 8;

type Named = Pick<Client, 'id' | 'name'>;

/** Chooses whose letters are shown, by name. */
export function ClientFilter() {
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const chosen = typeof filterValues.client === 'string' ? filterValues.client : '';
  const { data: client } = useGetOne<Client>('clients', { id: chosen }, { enabled: chosen !== '' });
  const { data: found = [] } = useGetList<Client>(
    'clients',
    {
      filter: { q: typed.trim() },
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: typed.trim() !== '' },
  );
  return (
    <Box sx={{ width: 220 }}>
      <Autocomplete<Named>
        size="small"
        options={typed.trim() ? found : []}
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={client ?? null}
        noOptionsText={typed.trim() ? 'Nobody found' : 'Type a name'}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_event, picked) => {
          const { client: _before, ...others } = filterValues;
          setFilters(picked ? { ...others, client: picked.id } : others);
        }}
        renderInput={(params) => <TextField {...params} label="Client" sx={{ m: 0 }} />}
      />
    </Box>
  );
}
