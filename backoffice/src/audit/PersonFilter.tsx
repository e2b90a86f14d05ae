import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { SearchField } from '../forms/SearchField.tsx';
import { useRecordSearch } from '../forms/useRecordSearch.ts';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';

const KINDS = ['doctor', 'assistant', 'client'] as const;

interface Named {
  id: string;
  name: string;
}
interface Person extends Named {
  kind: (typeof KINDS)[number];
}

const OFFERED = 8;

interface Props {
  /** `account`: the person's actions and what was done to the person's records; `client`: only the latter. */
  by: 'account' | 'client';
  label: string;
  kinds: readonly Person['kind'][];
}

export function PersonFilter({ by, label, kinds }: Props) {
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const of = (kind: Person['kind']) => (kinds.includes(kind) ? term : '');
  const found = [
    useRecordSearch<Named>('doctors', of('doctor'), { count: OFFERED }),
    useRecordSearch<Named>('assistants', of('assistant'), { count: OFFERED }),
    useRecordSearch<Named>('clients', of('client'), { count: OFFERED }),
  ];
  const failed = found.filter(({ error }) => error);
  const people = {
    rows: found.flatMap(({ rows }, index) =>
      rows.map(({ id, name }): Person => ({ id, name, kind: KINDS[index] as Person['kind'] })),
    ),
    isSettled: found.every(({ isSettled }) => isSettled),
    error: failed[0]?.error,
    refetch: () => failed.forEach(({ refetch }) => refetch()),
  };
  return (
    <Box sx={{ width: 220 }}>
      <SearchField<Person>
        label={label}
        // Always empty, since a chip beside it shows the chosen person.
        value={null}
        text={typed}
        typed={typed}
        onTyped={setTyped}
        found={people}
        groupBy={({ kind }) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`}
        nothing="Nobody has that name"
        onChoose={(chosen) => {
          if (chosen) setFilters({ ...filterValues, [by]: chosen.id });
        }}
      />
      <ChoicesFailure noun="people" choices={people} />
    </Box>
  );
}
