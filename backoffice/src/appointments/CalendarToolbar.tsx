import { movedDate, rangeTitle, VIEWS } from '@clinic/ui/calendar/calendar-days.ts';
import NextIcon from '@mui/icons-material/ChevronRight';
import BackIcon from '@mui/icons-material/ChevronLeft';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { View } from 'react-big-calendar';
import { dateOfDay } from '../forms/days.ts';
import { today } from '@clinic/ui/clinic-page';

interface Props {
  view: View;
  date: Date;
  onView: (view: View) => void;
  onDate: (date: Date) => void;
}

export const CalendarToolbar = ({ view, date, onView, onDate }: Props) => (
  <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
    <Button variant="outlined" onClick={() => onDate(dateOfDay(today()) ?? new Date())}>
      Today
    </Button>
    <IconButton size="small" aria-label="Back" onClick={() => onDate(movedDate(view, date, -1))}>
      <BackIcon />
    </IconButton>
    <IconButton size="small" aria-label="Next" onClick={() => onDate(movedDate(view, date, 1))}>
      <NextIcon />
    </IconButton>
    <Typography component="h2" variant="h3" aria-live="polite" sx={{ flex: 1, minWidth: 160 }}>
      {rangeTitle(view, date)}
    </Typography>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="View"
      value={view}
      onChange={(_event, chosen: View | null) => {
        if (chosen) onView(chosen);
      }}
    >
      {VIEWS.map(([value, label]) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </Stack>
);
