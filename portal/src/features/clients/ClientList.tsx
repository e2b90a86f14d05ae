import { counted, grouped } from '@clinic/contract/counted';
import type { Client } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import { chosenClients, programNames, type ListChoice } from './client-list.ts';
import { ClientRows } from './ClientRows.tsx';

const PER_PAGE = 25;
const FIRST: ListChoice = { search: '', status: '', program: '', sort: 'name', descending: false };

export function ClientList({ clients }: { clients: readonly Client[] }) {
  const [choice, setChoice] = useState(FIRST);
  const [page, setPage] = useState(1);
  // Typing stays fluid with thousands of clients: the list may follow a moment later.
  const asked = useDeferredValue(choice);
  const found = useMemo(() => chosenClients(clients, asked), [clients, asked]);
  const programs = useMemo(() => programNames(clients), [clients]);
  if (clients.length === 0)
    return (
      <EmptyState
        text="No clients registered yet."
        hint="A client appears here after the first appointment with you."
      />
    );
  return (
    <>
      <ClientFilters
        choice={choice}
        programs={programs}
        onChange={(next) => {
          setChoice(next);
          setPage(1);
        }}
      />
      <Box component="output" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem', mb: 3 }}>
        {grouped(found.length)} of {counted(clients.length, 'client')}
      </Box>
      {found.length === 0 ? (
        <EmptyState text="No clients found matching your search." />
      ) : (
        <ClientRows clients={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)} />
      )}
      {found.length > PER_PAGE && (
        <Pagination
          count={Math.ceil(found.length / PER_PAGE)}
          page={page}
          onChange={(_, next) => setPage(next)}
          sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}
        />
      )}
    </>
  );
}
