import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { withoutList } from '../layout/without-list.ts';

interface Person {
  id: string;
  name: string;
  kind: 'doctor' | 'assistant' | 'client';
}

/** Of each kind, so many are offered. */
const OFFERED = 8;

function usePeople(kind: Person['kind'], typed: string) {
  const { data, isFetching, error, refetch } = useGetList<Person>(
    `${kind}s`,
    {
      filter: { q: typed },
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: typed !== '' },
  );
  const people = (data ?? []).map(({ id, name }): Person => ({ id, name, kind }));
  return { people, isFetching, error, refetch };
}

interface Props {
  /** `account`: all that the person did, and what was done to what is theirs; `client`: the latter of a client. */
  by: 'account' | 'client';
  label: string;
  kinds: readonly Person['kind'][];
}

/** Chooses somebody with an account, by name. */
export function PersonFilter({ by, label, kinds }: Props) {
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const of = (kind: Person['kind']) => (kinds.includes(kind) ? term : '');
  const found = [
    usePeople('doctor', of('doctor')),
    usePeople('assistant', of('assistant')),
    usePeople('client', of('client')),
  ];
  const failed = found.filter(({ error }) => error);
  const choices = {
    error: failed[0]?.error,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
  return (
    <Box sx={{ width: 220 }}>
      <Autocomplete<Person>
        size="small"
        options={term ? found.flatMap(({ people }) => people) : []}
        filterOptions={(options) => options}
        groupBy={({ kind }) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={found.some(({ isFetching }) => isFetching)}
        noOptionsText={term ? 'Nobody has that name' : 'Type a name'}
        {...(failed.length > 0 && withoutList)}
        // The chip beside it shows whom it is filtered by.
        value={null}
        inputValue={typed}
        blurOnSelect
        clearOnBlur={false}
        onInputChange={(_event, text, reason) => setTyped(reason === 'selectOption' ? '' : text)}
        onChange={(_event, chosen) => {
          if (chosen) setFilters({ ...filterValues, [by]: chosen.id });
        }}
        renderInput={(params) => <TextField {...params} label={label} sx={{ m: 0 }} />}
      />
      <ChoicesFailure noun="people" choices={choices} />
    </Box>
  );
}
