import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { movedDate, rangeTitle, VIEWS } from '@clinic/ui/calendar/calendar-days.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { View } from 'react-big-calendar';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';

interface Props {
  view: View;
  date: Date;
  /** Today at the clinic. */
  today: Date;
  onView: (view: View) => void;
  onDate: (date: Date) => void;
}

const narrow = { minWidth: 44, padding: '6px 10px' };

/** Back, Today, next, what is shown, and the four views. */
export const CalendarToolbar = ({ view, date, today, onView, onDate }: Props) => (
  <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
    <ClinicButton look="outlined" onClick={() => onDate(today)}>
      Today
    </ClinicButton>
    <ClinicButton style={narrow} aria-label="Back" onClick={() => onDate(movedDate(view, date, -1))}>
      <BackIcon />
    </ClinicButton>
    <ClinicButton style={narrow} aria-label="Next" onClick={() => onDate(movedDate(view, date, 1))}>
      <NextIcon />
    </ClinicButton>
    <Typography
      component="h2"
      variant="h3"
      aria-live="polite"
      sx={{ flex: 1, minWidth: 160, fontSize: { xs: '1.2rem', sm: '1.44rem' } }}
    >
      {rangeTitle(view, date)}
    </Typography>
    <Box component="fieldset" sx={{ display: 'flex', gap: 1, m: 0, p: 0, border: 0 }}>
      <Box
        component="legend"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        View
      </Box>
      {VIEWS.map(([value, label]) => (
        <ClinicButton
          key={value}
          look={value === view ? 'filled' : 'outlined'}
          style={narrow}
          aria-pressed={value === view}
          onClick={() => onView(value)}
        >
          {label}
        </ClinicButton>
      ))}
    </Box>
  </Box>
);
