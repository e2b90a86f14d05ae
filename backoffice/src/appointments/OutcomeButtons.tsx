import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { mayTurn, OUTCOME_WORDS, OUTCOMES, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { useOutcome } from './useOutcome.ts';

interface Props {
  appointment: Appointment;
  /** The offered outcomes; left out: all possible ones. */
  only?: readonly Outcome[];
  onRecorded?: (appointment: Appointment) => void;
}

export function OutcomeButtons({ appointment, only = OUTCOMES, onRecorded }: Props) {
  const { record, isBusy } = useOutcome(onRecorded);
  const { status, start, end, outcome, client } = appointment;
  const visit = { status, startsAt: new Date(start), endsAt: new Date(end), outcome };
  const now = useNow();
  const offered = only.filter((next) => mayTurn(visit, next, now));
  const back = mayTurn(visit, null, now);
  if (offered.length === 0 && !back) return null;
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label={`Visit of ${client.name}`}
      sx={{ gap: 2, flexWrap: 'wrap', border: 0, m: 0, p: 0 }}
    >
      {offered.map((next) => (
        <Button
          key={next}
          variant="outlined"
          color={next === 'no_show' ? 'error' : 'primary'}
          disabled={isBusy}
          onClick={() => record(appointment, next)}
        >
          {OUTCOME_WORDS[next]}
        </Button>
      ))}
      {back && outcome && (
        <Button disabled={isBusy} onClick={() => record(appointment, null)}>
          Take back “{OUTCOME_WORDS[outcome]}”
        </Button>
      )}
    </Stack>
  );
}
