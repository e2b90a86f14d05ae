import { formatShortMoment, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isInTheWay, type SeriesRow } from './series-choice.ts';

interface Props {
  row: SeriesRow;
  onLeaveOut: () => void;
  onTake: (at: ClinicMoment) => void;
  /** Takes the date back as the rhythm has it. */
  onBack: () => void;
}

/** One date of a series: free, left out, at another time, or what is in the way and what can be done. */
export function SeriesDateRow({ row, onLeaveOut, onTake, onBack }: Props) {
  const { at, of, found, isLeftOut, isExchanged } = row;
  const when = formatShortMoment(at);
  const before = formatShortMoment({ date: of, time: at.time });
  return (
    <Box
      component="li"
      data-in-the-way={isInTheWay(row) || undefined}
      sx={{ py: 1, borderTop: '1px solid var(--line)', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, ...(isLeftOut && { textDecoration: 'line-through' }) }}
        >
          {when}
        </Typography>
        <Typography variant="body2" sx={{ flex: '1 1 8rem', color: stateColour(row) }}>
          {stateOf(row)}
        </Typography>
        {(isLeftOut || isExchanged) && (
          <Button size="small" aria-label={`Put back ${before}`} onClick={onBack}>
            Put back
          </Button>
        )}
      </Box>
      {found && isInTheWay(row) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {found.alternatives.map((free) => (
            <Button
              key={formatShortMoment(free)}
              size="small"
              variant="outlined"
              aria-label={`${formatShortMoment(free)} instead of ${when}`}
              onClick={() => onTake(free)}
            >
              {formatShortMoment(free)}
            </Button>
          ))}
          <Button size="small" aria-label={`Leave out ${when}`} onClick={onLeaveOut}>
            Leave out
          </Button>
        </Box>
      )}
    </Box>
  );
}

function stateOf({ found, isLeftOut, isExchanged, of }: SeriesRow): string {
  if (isLeftOut) return 'Left out';
  if (!found) return '…';
  if (found.obstacle) return found.why;
  return isExchanged ? `Free, instead of ${formatShortMoment({ date: of, time: found.time })}` : 'Free';
}

function stateColour({ found, isLeftOut }: SeriesRow): string {
  if (isLeftOut || !found) return 'text.secondary';
  return found.obstacle ? 'error.main' : 'success.main';
}
