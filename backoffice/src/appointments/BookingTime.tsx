import { addDays } from '@clinic/contract/clinic-calendar';
import { isEnteredLater, PAST_VISIT_DAYS } from '@clinic/contract/scheduling/past-visits';
import { Suspense, lazy } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { today } from '@clinic/ui/clinic-page';
import type { Booking } from './booking.ts';
import { TimeChoice } from './TimeChoice.tsx';
import { timeErrors } from './time-errors.ts';

/** Loaded only when a time may be outside the hours. */
const HoursReason = lazy(async () => ({ default: (await import('./HoursReason.tsx')).HoursReason }));
const NoHours = lazy(() => import('./NoHours.tsx'));

export function BookingTime({ fixedDay }: { fixedDay: boolean }) {
  const { register, setValue } = useFormContext<Booking>();
  const [date, time, doctor, duration, type, reason] = useWatch<
    Booking,
    ['date', 'time', 'doctor', 'duration', 'appointmentType', 'hoursReason']
  >({ name: ['date', 'time', 'doctor', 'duration', 'appointmentType', 'hoursReason'] });
  const { errors } = useFormState<Booking>();
  register('date', {
    // A visit of a day that is just past is entered afterwards.
    validate: (value) =>
      isEnteredLater(value, today()) || (timeErrors({ date: value, time }, today()).date ?? true),
  });
  register('time', { validate: (value) => timeErrors({ date, time: value }, today()).time ?? true });
  const set = (name: 'date' | 'time', value: string, before: string) => {
    if (value !== before) setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(value) });
  };
  return (
    <>
      <Suspense>{doctor && <NoHours doctor={doctor} />}</Suspense>
      <TimeChoice
        fixedDay={fixedDay}
        earliest={addDays(today(), -PAST_VISIT_DAYS)}
        value={{ date, time }}
        onChange={(next) => {
          set('date', next.date, date);
          set('time', next.time, time);
        }}
        doctor={doctor}
        duration={duration}
        type={type}
        errors={{ date: errors.date?.message, time: errors.time?.message }}
      />
      {doctor && time && (
        <Suspense>
          <HoursReason
            visit={{ doctor, date, time, duration, appointmentType: type }}
            value={reason}
            onChange={(next) => setValue('hoursReason', next, { shouldDirty: true })}
          />
        </Suspense>
      )}
    </>
  );
}
