import type { ShownSignal } from '@clinic/contract/care/course-input';
import { dayOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { signalsQuery } from './api.ts';
import { useSeen } from './useSeen.ts';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 4,
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
});

/** Signals of the course with their numbers, and the mark "seen". Renders nothing without any. */
export function CourseSignals({ clientId }: { clientId: string }) {
  const titleId = useId();
  const { data: signals, isError, refetch } = useQuery(signalsQuery(clientId));
  const seen = useSeen(clientId);
  if (isError && !signals)
    return <FailureNotice sentence="The signals could not be loaded." onRetry={() => void refetch()} />;
  if (!signals || signals.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem', mb: 2 }}>
        Needs attention
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {signals.map((signal) => (
          <Row key={signal.name}>
            <SignalWords signal={signal} />
            {!signal.seenAt && (
              <Button
                variant="outlined"
                size="small"
                aria-label={`Seen: ${signal.words}`}
                disabled={seen.isPending}
                onClick={() => seen.mutate([signal])}
              >
                Seen
              </Button>
            )}
          </Row>
        ))}
      </Box>
    </section>
  );
}

function SignalWords({ signal: { urgent, words, seenAt } }: { signal: ShownSignal }) {
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0, color: seenAt ? 'text.secondary' : undefined }}>
      {urgent && !seenAt && (
        <Box component="strong" sx={{ color: 'var(--brick-dark)' }}>
          Urgent:{' '}
        </Box>
      )}
      {words}
      {seenAt && <Box sx={{ fontSize: '0.9375rem' }}>Seen on {dayOf(seenAt)}</Box>}
    </Box>
  );
}
