import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { closedReason, outsideHours } from '@clinic/contract/scheduling/opening-hours';
import { fromToday, multipleOfFive } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TimeValues } from './chosen-time.ts';

const dayRule = (value: unknown): string | undefined =>
  value === '' ? 'Please choose a date.' : fromToday(today())(value);
const closedOn = (date: unknown): string | undefined =>
  dayRule(date) ? undefined : closedReason(CLINIC_HOURS, date as string);
const dateRule = (value: unknown) =>
  dayRule(value) ?? (closedOn(value) && 'Please choose a day on which the clinic is open.');

/** Fields for day and time within the opening hours, when the free days cannot be read. */
export function TypedTime({ duration }: { duration: number }) {
  const { control } = useFormContext<TimeValues>();
  const closed = closedOn(useWatch({ control, name: 'date' }));
  const timeRule = (value: unknown, { date }: TimeValues): string | undefined => {
    if (value === '') return 'Please choose a time.';
    const wrong = multipleOfFive(value);
    if (wrong || dateRule(date)) return wrong;
    return outsideHours({ hours: CLINIC_HOURS, date, time: value as string, duration });
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormTextField
          name="date"
          control={control}
          rules={{ validate: dateRule, deps: ['time'] }}
          label="Date"
          type="date"
          htmlInput={{ min: today() }}
          required
        />
        <FormTextField
          name="time"
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
    </>
  );
}
