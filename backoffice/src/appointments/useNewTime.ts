import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { today } from '@clinic/ui/clinic-page';
import { useState } from 'react';
import type { ChosenTime } from './TimeChoice.tsx';
import { timeErrors } from './time-errors.ts';

/** Holds the new time of an appointment; errors are shown after the first check. */
export function useNewTime(
  { id, doctor, duration, appointmentType: type }: Appointment,
  proposed: ChosenTime,
) {
  const [value, onChange] = useState(proposed);
  const [tried, setTried] = useState(false);
  const errors = timeErrors(value, today());
  const isRight = () => {
    setTried(true);
    return Object.keys(errors).length === 0;
  };
  const choice = {
    value,
    onChange,
    doctor: doctor.id,
    duration,
    type,
    moving: id,
    errors: tried ? errors : {},
  };
  return { choice, isRight };
}
