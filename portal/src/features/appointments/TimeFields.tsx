import { formatTime } from '@clinic/contract/clinic-calendar';
import { CLINIC } from '@clinic/contract/clinic';
import { CLIENT_APPOINTMENT_MINUTES } from '@clinic/contract/constants';
import { closedReason, outsideHours } from '@clinic/contract/opening-hours';
import { multipleOfFive, fromToday } from '@clinic/contract/rules';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { today } from '@clinic/ui/clinic-page';
import { freeTimesQuery } from './own-appointments.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  dateName: FieldPath<Values>;
  timeName: FieldPath<Values>;
  /** Whose free times are offered; empty before a doctor is chosen. */
  doctor: string;
  /** Minutes. */
  duration?: number;
  token?: string;
}

const dayRule = (value: unknown): string | undefined =>
  value === '' ? 'Please choose a date.' : fromToday(today())(value);
const closedOn = (date: unknown): string | undefined =>
  dayRule(date) ? undefined : closedReason(CLINIC.hours, date as string);

/** The wished day and time: within the opening hours any may be typed, the doctor's free ones are one tap away. */
export function TimeFields<Values extends FieldValues>({
  control,
  dateName,
  timeName,
  doctor,
  duration = CLIENT_APPOINTMENT_MINUTES,
  token,
}: Props<Values>) {
  const date: unknown = useWatch({ control, name: dateName });
  const closed = closedOn(date);
  const dateRule = (value: unknown) =>
    dayRule(value) ?? (closedOn(value) && 'Please choose a day on which the clinic is open.');
  const timeRule = (value: unknown, values: Values): string | undefined => {
    if (value === '') return 'Please choose a time.';
    const day: unknown = values[dateName];
    const wrong = multipleOfFive(value);
    if (wrong || dateRule(day)) return wrong;
    return outsideHours({ hours: CLINIC.hours, date: day as string, time: value as string, duration });
  };
  const { field: time } = useController({ control, name: timeName, rules: { validate: timeRule } });
  const asked = doctor !== '' && typeof date === 'string' && !dateRule(date);
  const free = useQuery({ ...freeTimesQuery(doctor, asked ? date : '', duration, token), enabled: asked });

  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormTextField
          name={dateName}
          control={control}
          rules={{ validate: dateRule, deps: [timeName] }}
          label="Date"
          type="date"
          htmlInput={{ min: today() }}
          required
        />
        <FormTextField
          name={timeName}
          control={control}
          rules={{ validate: timeRule }}
          label="Time"
          type="time"
          htmlInput={{ step: 300 }}
          required
        />
      </Box>
      {closed && (
        <Notice tone="waiting" announce="status">
          {closed}
        </Notice>
      )}
      {asked && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          {free.isPending && <Skeleton variant="rounded" height={44} />}
          {free.isError && (
            <FailureNotice
              sentence="The free times could not be loaded. You may still ask for a time."
              onRetry={() => void free.refetch()}
            />
          )}
          {free.data && (
            <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {free.data.length > 0
                ? 'Free times of this day:'
                : 'No free time is left on this day. You may still ask for a time.'}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, maxHeight: 176, overflowY: 'auto', p: 1 }}>
            {free.data?.map((option) => (
              <Button
                key={option}
                size="small"
                variant={time.value === option ? 'contained' : 'outlined'}
                aria-pressed={time.value === option}
                onClick={() => time.onChange(option)}
                sx={{ fontVariantNumeric: 'tabular-nums', px: 3 }}
              >
                {formatTime(option)}
              </Button>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
