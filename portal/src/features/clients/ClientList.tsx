import { counted, grouped } from '@clinic/contract/platform/counted';
import type { Client } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { lazy, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  DetailPaneProvider,
  detailPaneColumns,
  useChosen,
  withDetailPane,
} from '@clinic/ui/lists/DetailPane.tsx';
import { DetailPanel } from '@clinic/ui/lists/DetailPanel.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useWrittenAddress } from '../../lib/useWrittenAddress.ts';
import { ClientFilters } from './ClientFilters.tsx';
import { addressOf, choiceIn, chosenClients, programNames } from './client-list.ts';
import { ClientRows } from './ClientRows.tsx';

const ClientDetailPane = lazy(() => import('./ClientDetailPane.tsx'));

const PER_PAGE = 25;
const NO_FILTERS = { search: '', status: '', program: '', page: 1 } as const;
/** Height of the portal's header in pixels. */
const HEADER = 64;

/** The choice of filters, kept in the address. */
function useAddress() {
  const [address] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceIn(address));
  // Deferred, so that typing stays fluid with thousands of clients.
  const asked = useDeferredValue(choice);
  useWrittenAddress(withDetailPane(address, addressOf(asked)));
  return { choice, setChoice, asked };
}

export function ClientList({ clients }: { clients: readonly Client[] }) {
  const { choice, setChoice, asked } = useAddress();
  const found = useMemo(() => chosenClients(clients, asked), [clients, asked]);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(asked.page, pages);
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const beside = useChosen(true);
  const chosen = clients.find(({ id }) => id === beside?.chosen);
  const programs = useMemo(() => programNames(clients), [clients]);
  if (clients.length === 0)
    return (
      <EmptyState
        text="No clients registered yet."
        hint="The front desk adds clients and books visits: a client appears here after the first appointment with you."
      />
    );
  return (
    <>
      <ClientFilters
        choice={choice}
        programs={programs}
        onChange={(next) => setChoice({ ...next, page: 1 })}
      />
      <Box component="output" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem', mb: 3 }}>
        {grouped(found.length)} of {counted(clients.length, 'client')}
      </Box>
      {found.length === 0 ? (
        <EmptyState
          text="No clients found matching your search."
          action={
            <Button variant="outlined" onClick={() => setChoice({ ...choice, ...NO_FILTERS })}>
              Clear the filters
            </Button>
          }
        />
      ) : (
        <Box sx={detailPaneColumns(chosen !== undefined)}>
          <DetailPaneProvider value={beside}>
            <ClientRows clients={shown} chosen={chosen?.id} />
          </DetailPaneProvider>
          {beside && chosen && (
            <DetailPanel
              beside={beside}
              chosen={chosen.id}
              noun="client"
              ids={shown.map(({ id }) => id)}
              top={HEADER}
            >
              <ClientDetailPane key={chosen.id} client={chosen} />
            </DetailPanel>
          )}
        </Box>
      )}
      {found.length > PER_PAGE && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setChoice({ ...choice, page: next })}
          sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}
        />
      )}
    </>
  );
}
