import { isRealDate, weekdayOf } from '@clinic/contract/clinic-calendar';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { dayName, WEEKDAYS } from '@clinic/ui/hours/hours-words.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useWatch } from 'react-hook-form';
import type { Booking, SeriesChoice } from './booking.ts';
import { SeriesDates } from './SeriesDates.tsx';
import { useSeries } from './useSeries.ts';

interface CountProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string;
}

const Count = ({ label, value, onChange, error }: CountProps) => (
  <TextField
    label={label}
    size="small"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={Boolean(error)}
    helperText={error}
    slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', ...selectsFilled } }}
  />
);

interface WeekdaysProps {
  /** The weekday of the first visit, which cannot be taken away; undefined while no day is chosen. */
  own: number | undefined;
  on: readonly number[];
  onChange: (on: number[]) => void;
}

const Weekdays = ({ own, on, onChange }: WeekdaysProps) => (
  <Box component="fieldset" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, m: 0, p: 0 }}>
    <Box component="legend" sx={outOfSight}>
      Weekdays
    </Box>
    {WEEKDAYS.map((day) => {
      const isOn = day === own || on.includes(day);
      return (
        <Chip
          key={day}
          size="small"
          label={dayName(day).slice(0, 3)}
          color={isOn ? 'primary' : 'default'}
          clickable
          aria-pressed={isOn}
          aria-disabled={day === own}
          onClick={() => {
            if (day !== own) onChange(isOn ? on.filter((other) => other !== day) : [...on, day]);
          }}
        />
      );
    })}
  </Box>
);

/** How often a visit takes place, and which dates that makes. */
function SeriesFields() {
  const date = useWatch<Booking, 'date'>({ name: 'date' });
  const { change, problems, series, ...dates } = useSeries();
  const { unit, step, on, times } = series;
  return (
    <Stack component="fieldset" sx={{ gap: 3, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={outOfSight}>
        Repeat
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr 1fr', alignItems: 'start' }}>
        <Count
          label="Every"
          value={step}
          onChange={(typed) => change({ step: typed })}
          error={problems.every}
        />
        <TextField
          select
          size="small"
          label="Interval"
          value={unit}
          onChange={(event) => change({ unit: event.target.value as SeriesChoice['unit'] })}
        >
          <MenuItem value="weeks">{step.trim() === '1' ? 'week' : 'weeks'}</MenuItem>
          <MenuItem value="days">{step.trim() === '1' ? 'day' : 'days'}</MenuItem>
        </TextField>
        <Count
          label="Visits"
          value={times}
          onChange={(typed) => change({ times: typed })}
          error={problems.times}
        />
      </Box>
      {unit === 'weeks' && (
        <Weekdays
          own={isRealDate(date) ? weekdayOf(date) : undefined}
          on={on}
          onChange={(next) => change({ on: next })}
        />
      )}
      {(problems.leaveOut ?? problems.instead) && (
        <FailureNotice sentence={problems.leaveOut ?? problems.instead ?? ''} />
      )}
      <SeriesDates series={series} change={change} {...dates} />
    </Stack>
  );
}

export default SeriesFields;
