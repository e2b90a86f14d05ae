import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import { mayTurn, OUTCOME_WORDS, OUTCOMES, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import CompletedIcon from '@mui/icons-material/CheckCircleOutlined';
import NoShowIcon from '@mui/icons-material/PersonOffOutlined';
import TakeBackIcon from '@mui/icons-material/Undo';
import ArrivedIcon from '@mui/icons-material/LoginOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { useOutcome } from '../appointments/useOutcome.ts';

const ICONS = { arrived: <ArrivedIcon />, completed: <CompletedIcon />, no_show: <NoShowIcon /> };

interface Props {
  visit: DeskVisit;
  onSchedule: () => void;
}

/** Outcomes of a visit of today: the next one as a button, the others as icons; one press each. */
export function VisitActions({ visit, onSchedule }: Props) {
  const { record, isBusy } = useOutcome();
  const now = useNow();
  const { status, outcome, client } = visit;
  if (status === 'requested')
    return (
      <Button variant="outlined" onClick={onSchedule} aria-label={`Schedule ${client.name}`}>
        Schedule
      </Button>
    );
  const known = { status, startsAt: new Date(visit.start), endsAt: new Date(visit.end), outcome };
  const [next, ...others] = OUTCOMES.filter((one) => mayTurn(known, one, now));
  const back = outcome !== null && mayTurn(known, null, now) ? `Take back “${OUTCOME_WORDS[outcome]}”` : null;
  const isOver = outcome === 'completed';
  if (!next && !back && !isOver) return null;
  const press = (to: Outcome | null) => () => record(visit, to);
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label={`Visit of ${client.name}`}
      sx={{ alignItems: 'center', border: 0, m: 0, p: 0 }}
    >
      {next && (
        <Button variant="outlined" disabled={isBusy} onClick={press(next)}>
          {OUTCOME_WORDS[next]}
        </Button>
      )}
      {isOver && (
        <Button
          variant="outlined"
          component={Link}
          to={`/invoice?client=${client.id}`}
          aria-label={`Create Invoice for ${client.name}`}
        >
          Create Invoice
        </Button>
      )}
      {others.map((one) => (
        <Tooltip key={one} title={OUTCOME_WORDS[one]}>
          <IconButton aria-label={OUTCOME_WORDS[one]} disabled={isBusy} onClick={press(one)}>
            {ICONS[one]}
          </IconButton>
        </Tooltip>
      ))}
      {back && (
        <Tooltip title={back}>
          <IconButton aria-label={back} disabled={isBusy} onClick={press(null)}>
            <TakeBackIcon />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
