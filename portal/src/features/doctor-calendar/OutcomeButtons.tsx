import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { mayTurn, OUTCOME_WORDS, OUTCOMES_OF, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { useOutcome } from './useOutcome.ts';

/** Lists the outcomes that the doctor may set now; only the desk takes back an arrival. */
function sayable({ status, start, end, outcome }: Appointment, now: Date): readonly (Outcome | null)[] {
  const visit = { status, startsAt: new Date(start), endsAt: new Date(end), outcome };
  return OUTCOMES_OF.doctor.filter(
    (next) => mayTurn(visit, next, now) && !(outcome === 'arrived' && next === null),
  );
}

interface Props {
  appointment: Appointment;
  onRecorded?: (appointment: Appointment) => void;
}

/** Records how the visit went, in one press; renders nothing while no outcome is possible. */
export function OutcomeButtons({ appointment, onRecorded }: Props) {
  const outcomes = sayable(appointment, useNow());
  const { record, isBusy, recording } = useOutcome(appointment.id, onRecorded);
  if (outcomes.length === 0) return null;
  return (
    <Box
      component="fieldset"
      aria-label={`How the visit of ${appointment.client.name} went`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {outcomes.map((outcome) => (
        <Button
          key={String(outcome)}
          variant="outlined"
          size="small"
          loading={recording === outcome}
          disabled={isBusy}
          onClick={() => record(outcome)}
        >
          {outcome ? OUTCOME_WORDS[outcome] : 'Take back the outcome'}
        </Button>
      ))}
    </Box>
  );
}
