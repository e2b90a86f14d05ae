import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { OUTCOME_WORDS } from '@clinic/contract/scheduling/visit-outcome';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { isActiveNow, typeText, whenText } from '../appointments/appointment-words.ts';
import { useServer } from '../providers/useServer.ts';

const RescheduleDialog = lazy(() => import('./MoveVisit.tsx'));
const AppointmentDialog = lazy(() => import('../appointments/AppointmentDialog.tsx'));

/** Past visits shown before "more" is pressed. */
const FIRST = 5;

const STATUS_WORDS = {
  requested: 'Not confirmed yet',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
} as const;
const stateOf = ({ status, outcome }: Appointment): string =>
  outcome ? OUTCOME_WORDS[outcome] : STATUS_WORDS[status];

export function ClientVisits({ clientId }: { clientId: string }) {
  const [moving, setMoving] = useState<Appointment | null>(null);
  const [opened, setOpened] = useState<Appointment | null>(null);
  const [all, setAll] = useState(false);
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['clientsVisits', clientId],
    queryFn: () => server((api) => api.call(appointmentCalls.ofClient, { clientId })),
  });
  const [next, ...later] = data?.appointments.filter(isActiveNow) ?? [];
  const past = data?.appointments.filter((visit) => !isActiveNow(visit)).toReversed() ?? [];
  return (
    <Box component="section" aria-labelledby="visits" sx={{ mb: 8 }}>
      <Typography id="visits" component="h2" variant="h2" sx={{ mb: 2 }}>
        Visits
      </Typography>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The visits could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <Typography sx={{ fontFamily: 'var(--serif)', fontSize: '1.2rem', fontWeight: 600 }}>
              {next ? whenText(next) : 'No visit to come'}
            </Typography>
            {next && (
              <Typography variant="body2" color="textSecondary">
                {next.doctor.name} · {typeText(next)} · {stateOf(next)}
                {next.series && ` · ${placeWord(next)}`}
              </Typography>
            )}
          </Box>
          {next ? (
            <Box sx={{ display: 'flex', gap: 2 }}>
              {!next.outcome && (
                <Button variant="outlined" onClick={() => setMoving(next)}>
                  Move
                </Button>
              )}
              <Button variant="outlined" onClick={() => setOpened(next)}>
                {next.status === 'requested' ? 'Schedule' : 'Open'}
              </Button>
            </Box>
          ) : (
            <Button component={Link} to={`/appointments?client=${clientId}`} variant="outlined">
              Book
            </Button>
          )}
        </Box>
      )}
      {later.length > 0 && (
        <Box component="ul" aria-label="Later visits" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {later.map((visit) => (
            <li key={visit.id}>
              <Button
                color="inherit"
                onClick={() => setOpened(visit)}
                sx={{ px: 0, textAlign: 'left', fontWeight: 400 }}
              >
                {[whenText(visit), visit.doctor.name, placeWord(visit)].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {past.length > 0 && (
        <Box component="ul" aria-label="Earlier visits" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(all ? past : past.slice(0, FIRST)).map((visit) => (
            <li key={visit.id}>
              <Button
                color="inherit"
                onClick={() => setOpened(visit)}
                sx={{ px: 0, textAlign: 'left', fontWeight: 400 }}
              >
                {whenText(visit)} · {visit.doctor.name} · {stateOf(visit)}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {!all && past.length > FIRST && (
        <Button onClick={() => setAll(true)}>Show {past.length - FIRST} more</Button>
      )}
      <Suspense>
        {moving && <RescheduleDialog appointment={moving} onClose={() => setMoving(null)} />}
        {opened && <AppointmentDialog appointment={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Box>
  );
}
