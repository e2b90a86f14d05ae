import { formatTime } from '@clinic/contract/clinic-calendar';
import { multipleOfFive, realDate } from '@clinic/contract/rules';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FormTextField } from '../../components/form-fields.tsx';
import { today } from '@clinic/theme/clinic-page';
import { freeTimesQuery } from './own-appointments.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  dateName: FieldPath<Values>;
  timeName: FieldPath<Values>;
  /** Whose free times are offered; empty before a doctor is chosen. */
  doctor: string;
  token?: string;
}

const dateRule = (value: unknown): string | undefined => {
  if (value === '') return 'Please choose a date.';
  return realDate(value) ?? ((value as string) < today() ? 'Please choose today or a later day.' : undefined);
};
const timeRule = (value: unknown): string | undefined =>
  value === '' ? 'Please choose a time.' : multipleOfFive(value);

/** The wished day and time: any time may be typed, the doctor's free ones are one tap away. */
export function TimeFields<Values extends FieldValues>({
  control,
  dateName,
  timeName,
  doctor,
  token,
}: Props<Values>) {
  const date: unknown = useWatch({ control, name: dateName });
  const { field: time } = useController({ control, name: timeName, rules: { validate: timeRule } });
  const asked = doctor !== '' && typeof date === 'string' && !dateRule(date);
  const free = useQuery({ ...freeTimesQuery(doctor, asked ? date : '', token), enabled: asked });

  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormTextField
          name={dateName}
          control={control}
          rules={{ validate: dateRule }}
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
      {asked && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          {free.isPending && <Skeleton variant="rounded" height={44} />}
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
