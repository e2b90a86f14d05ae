import {
  clinicInstant,
  formatTime,
  formatWeekday,
  type ClinicMoment,
} from '@clinic/contract/clinic-calendar';
import { clinicZone, zoneNote } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { TimeValues } from './chosen-time.ts';

/** Shows the chosen time, also when its day is not listed, or that it is missing. */
export function ChosenTime({ children }: { children: (chosen: ClinicMoment) => ReactNode }) {
  const { control } = useFormContext<TimeValues>();
  const date = useController({ control, name: 'date' }).field.value;
  const {
    field: { ref, value: time },
    fieldState: { error },
  } = useController({
    control,
    name: 'time',
    rules: { validate: (value) => (value === '' ? 'Please choose a day and a time.' : undefined) },
  });
  return (
    <Box
      component="fieldset"
      // The form focuses it when the time is missing.
      ref={ref}
      tabIndex={-1}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, outline: 'none' }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, mb: 2, p: 0 }}>
        Day and time{zoneNote().replace(' ', ', ')}
      </Typography>
      <Box component="output" sx={{ display: 'block' }}>
        {time !== '' && (
          <Typography sx={{ mb: 3, color: 'var(--leaf-dark)', fontWeight: 600 }}>
            Chosen: {formatWeekday(date)}, {formatTime(time)}
            {zoneNote(clinicInstant(date, time, clinicZone()).getTime())}
          </Typography>
        )}
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mb: 2, mx: 0 }}>
          {error.message}
        </FormHelperText>
      )}
      {children({ date, time })}
    </Box>
  );
}
