import type { Appointment } from '@clinic/contract/appointments';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { isActiveNow } from '../appointments/appointment-words.ts';
import { OutcomeButtons } from '../appointments/OutcomeButtons.tsx';
import { Waiting } from '../appointments/Waiting.tsx';
import { useTodaysVisits } from './useWorklist.ts';
import { VisitList } from './VisitList.tsx';
import { VisitRow } from './VisitRow.tsx';

/** Visits that are expected soon enough to be worth a look. */
const EXPECTED = 8;

const byStart = (one: Appointment, other: Appointment): number => one.start.localeCompare(other.start);
const byArrival = (one: Appointment, other: Appointment): number =>
  (one.outcomeAt ?? '').localeCompare(other.outcomeAt ?? '');

/** Who has come and waits, the longest first, and who is expected today. */
export function Arrivals() {
  const { data, error, isPending, refetch } = useTodaysVisits();
  if (error)
    return (
      <FailureNotice
        sentence={failureText(error, "Today's visits could not be read.")}
        onRetry={() => void refetch()}
        sx={{ mt: 4 }}
      />
    );
  if (isPending) return <ContentSkeleton rows={3} />;
  const waiting = data.appointments.filter(({ outcome }) => outcome === 'arrived').toSorted(byArrival);
  const expected = data.appointments
    .filter((visit) => visit.status === 'confirmed' && visit.outcome === null && isActiveNow(visit))
    .toSorted(byStart)
    .slice(0, EXPECTED);
  return (
    <>
      <VisitList title="Arrived today" empty="Nobody waits. Who has come is marked below or with Walk-in.">
        {waiting.map((visit) => (
          <VisitRow
            key={visit.id}
            appointment={visit}
            note={visit.outcomeAt && <Waiting since={visit.outcomeAt} />}
            actions={<OutcomeButtons appointment={visit} />}
          />
        ))}
      </VisitList>
      <VisitList title="Expected next">
        {expected.map((visit) => (
          <VisitRow key={visit.id} appointment={visit} actions={<OutcomeButtons appointment={visit} />} />
        ))}
      </VisitList>
    </>
  );
}
