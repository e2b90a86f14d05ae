import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { today } from '../clinic-page.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { Segments } from '../layout/Segments.tsx';
import { movedDate, rangeTitle, VIEWS, wallClock, type CalendarPlace } from './calendar-days.ts';
import type { CalendarMove } from './useCalendarPlace.ts';

interface Props extends CalendarPlace {
  onGo: (move: CalendarMove) => void;
}

const toolbar = {
  display: 'flex',
  gap: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  // On a phone, one line for the time and one for the views.
  '@media (max-width: 599.95px)': { columnGap: 0, rowGap: 1, '& > fieldset': { flex: '1 0 100%' } },
} as const;
const narrow = { minWidth: 44, paddingInline: 10 };

const moveBy =
  (by: 1 | -1): CalendarMove =>
  ({ view, date }) => ({ date: movedDate(view, date, by) });

/** Today, Back, Next, the shown period, and four views. */
export const CalendarToolbar = ({ view, date, onGo }: Props) => (
  <Box sx={toolbar}>
    <ClinicButton look="outlined" onClick={() => onGo({ date: wallClock({ date: today(), time: '00:00' }) })}>
      Today
    </ClinicButton>
    <ClinicButton style={narrow} aria-label="Back" onClick={() => onGo(moveBy(-1))}>
      <BackIcon />
    </ClinicButton>
    <ClinicButton style={narrow} aria-label="Next" onClick={() => onGo(moveBy(1))}>
      <NextIcon />
    </ClinicButton>
    <Typography
      component="h2"
      variant="h3"
      aria-live="polite"
      sx={{
        flex: 1,
        minWidth: 160,
        '@media (max-width: 599.95px)': { fontSize: '1.05rem', textAlign: 'right' },
      }}
    >
      {rangeTitle(view, date)}
    </Typography>
    <Segments label="View" choices={VIEWS} chosen={view} onChoose={(next) => onGo({ view: next })} />
  </Box>
);
