import { isOver } from '@clinic/contract/scheduling/visit-outcome';
import type { DoctorWorklists, DoctorVisit } from '@clinic/contract/dashboards/doctor-worklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { VisitFacts } from './VisitFacts.tsx';

const waits = ({ appointment }: DoctorVisit): boolean => appointment.outcome === 'arrived';

/** A visit is not past while its client waits, however late it is. */
const isPast = ({ appointment: { end, outcome } }: DoctorVisit, now: Date): boolean =>
  isOver(outcome) || (outcome === null && new Date(end) <= now);

/** Today's visits in order, or the next day's when there are none. */
export function TodaysVisits({ day: { day, visits, next } }: { day: DoctorWorklists }) {
  const titleId = useId();
  const now = useNow();
  const coming = visits.find((visit) => !isPast(visit, now) && !waits(visit)) ?? next;
  const placeOf = (visit: DoctorVisit) => {
    if (waits(visit)) return 'now';
    if (isPast(visit, now)) return 'past';
    return visit === coming ? 'next' : 'later';
  };
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.2rem', mb: 2 }}>
        Today
      </Typography>
      {visits.length === 0 && (
        <Typography sx={{ color: 'text.secondary', pb: 3 }}>
          {next
            ? 'Nobody is booked for today. Next comes:'
            : 'Nobody is booked for today or later. The front desk books visits.'}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(next ? [next] : visits).map((visit) => (
          <VisitFacts key={visit.appointment.id} visit={visit} today={day} place={placeOf(visit)} />
        ))}
      </Box>
    </section>
  );
}
