import type { ShownAlert } from '@clinic/contract/care/client-progress/progress-input';
import { dayOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { alertsQuery } from './api.ts';
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

export function ClinicalAlerts({ clientId }: { clientId: string }) {
  const titleId = useId();
  const { data: alerts, isError, refetch } = useQuery(alertsQuery(clientId));
  const seen = useSeen(clientId);
  if (isError && !alerts)
    return <FailureNotice sentence="The signals could not be loaded." onRetry={() => void refetch()} />;
  if (!alerts || alerts.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem', mb: 2 }}>
        Needs attention
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {alerts.map((alert) => (
          <Row key={alert.name}>
            <AlertWords alert={alert} />
            {!alert.seenAt && (
              <Button
                variant="outlined"
                size="small"
                aria-label={`Seen: ${alert.words}`}
                disabled={seen.isBusy}
                onClick={() => void seen.save([alert])}
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

function AlertWords({ alert: { urgent, words, seenAt } }: { alert: ShownAlert }) {
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
