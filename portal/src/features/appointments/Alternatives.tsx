import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useChooseTime } from './chosen-time.ts';

/** The nearest free times when the chosen one is taken; one press chooses. */
export function Alternatives({ times, onChosen }: { times: readonly Alternative[]; onChosen: () => void }) {
  const choose = useChooseTime();
  if (times.length === 0) return null;
  return (
    <Box
      component="fieldset"
      aria-label="Free times nearby"
      sx={{ mt: 3, mx: 0, mb: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        These times are free:
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {times.map((moment) => (
          <Button
            key={formatMoment(moment)}
            variant="outlined"
            onClick={() => {
              choose(moment);
              onChosen();
            }}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {formatMoment(moment)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
