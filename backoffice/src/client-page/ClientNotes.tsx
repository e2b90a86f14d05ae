import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import type { DeskNotes } from '@clinic/contract/clients/desk-notes';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { NotesForm } from './NotesForm.tsx';

const said = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function EarlierNotes({ earlier }: Pick<DeskNotes, 'earlier'>) {
  const [open, setOpen] = useState(false);
  if (earlier.length === 0) return null;
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ px: 0 }}>
        Earlier notes
      </Button>
      {open && (
        <Box component="ol" aria-label="Earlier notes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {earlier.map(({ version, savedAt, savedBy, text }) => (
            <Box component="li" key={version} sx={{ py: 2, borderTop: '1px solid var(--line)' }}>
              <Typography variant="body2" color="textSecondary">
                {momentOf(savedAt)}, {savedBy}
              </Typography>
              <Typography sx={said}>{text || 'Nothing.'}</Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** The front desk's notes, which doctors can read and clients never see. */
export function ClientNotes({ clientId }: { clientId: string }) {
  const key = ['deskNotes', clientId];
  const server = useServer();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => server((api) => api.call(deskNotesCalls.ofClient, { clientId })),
  });
  return (
    <Box component="section" aria-labelledby="desk-notes" sx={{ mb: 8 }}>
      <Typography id="desk-notes" component="h2" variant="h2" sx={{ mb: 2 }}>
        Desk notes
      </Typography>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The notes could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && (
        <>
          <NotesForm
            clientId={clientId}
            notes={data}
            onSaved={(saved) => queryClient.setQueryData(key, saved)}
            onStale={async () => (await refetch()).data ?? data}
          />
          <EarlierNotes earlier={data.earlier} />
        </>
      )}
    </Box>
  );
}
