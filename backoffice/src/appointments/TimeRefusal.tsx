import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TimeRefused } from './time-refusal.ts';

interface Props {
  refused: TimeRefused;
  busy?: boolean;
  /** Sends again and overrides the hold. */
  onTake: () => void;
  onChoose: (alternative: Alternative) => void;
  sx?: SxProps<Theme>;
}

export const TimeRefusal = ({ refused, busy, onTake, onChoose, sx }: Props) => {
  const { sentence, held, alternatives, dates } = refused;
  const take = held && (
    <Button color="inherit" variant="outlined" disabled={busy} onClick={onTake}>
      Take it anyway
    </Button>
  );
  return (
    <Notice tone={held ? 'waiting' : 'stopped'} announce="alert" action={take} sx={sx}>
      {sentence}
      {dates.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {dates.map((date) => (
            <li key={date.of}>
              {formatMoment(date)}: {date.why}
            </li>
          ))}
        </Box>
      )}
      {alternatives.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, minWidth: 0 }}>
          <Typography component="legend" variant="caption" color="inherit" sx={{ mb: 1 }}>
            The nearest free times
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {alternatives.map((alternative) => (
              <Button
                key={formatMoment(alternative)}
                size="small"
                color="inherit"
                variant="outlined"
                disabled={busy}
                onClick={() => onChoose(alternative)}
              >
                {formatMoment(alternative)}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </Notice>
  );
};
