import { appointmentCalls, type AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import type { Appointment, RescheduleAppointment } from '@clinic/contract/scheduling/appointments';
import type { SeriesScope } from '@clinic/contract/scheduling/series-place';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { tellHow, tellSeriesHow } from './told-toast.ts';
import { timeRefusedOf } from './time-refusal.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';

export interface Target {
  date: string;
  time: string;
  /** Length in minutes. */
  duration: number;
  /** Id of the doctor. */
  doctor: string;
}

export interface Move extends Target {
  sendsEmail: boolean;
  reason: string;
  hoursReason: string;
  /** The visits of a series that are moved. */
  scope: SeriesScope;
}

const bodyOf = (move: Move, before: Appointment, overHold: boolean): RescheduleAppointment => ({
  date: move.date,
  time: move.time,
  ...(move.duration !== before.duration && { duration: move.duration }),
  ...(move.doctor !== before.doctor.id && { doctor: move.doctor }),
  ...(!move.sendsEmail && { notify: false }),
  ...(move.reason.trim() && { reason: move.reason }),
  ...(move.hoursReason.trim() && { hoursReason: move.hoursReason }),
  ...(overHold && { overHold }),
  ...(move.scope === 'later' && { scope: move.scope }),
});

export function useMove(appointment: Appointment, to: Target, onMoved: () => void) {
  const [move, setMove] = useState<Move>({
    ...to,
    sendsEmail: true,
    reason: '',
    hoursReason: '',
    scope: 'this',
  });
  const server = useServer();
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();
  const change = (part: Partial<Move>) => setMove((before) => ({ ...before, ...part }));
  const { save, isBusy, refusal, forgetRefusal } = useSaving<RescheduleAppointment, AppointmentAnswer>({
    send: (body) => server((api) => api.call(appointmentCalls.reschedule, { id: appointment.id, body })),
    saved: (answer) => {
      // A series says itself which of its visits have moved.
      const { message } = answer;
      const isSeries = move.scope === 'later';
      if (!move.sendsEmail)
        notify.success(
          isSeries ? `${message}. No letter was sent.` : 'Appointment moved. No letter was sent.',
        );
      else if (!isSeries) tellHow(answer, 'Moved', 'Appointment moved and client notified!');
      else tellSeriesHow(message, answer.byPhone);
      onMoved();
    },
    otherwise: 'Failed to move appointment',
    settled: changed,
  });
  const choose = (alternative: Alternative) => {
    forgetRefusal();
    change(alternative);
  };
  const submit = async (overHold = false) => {
    const { appointmentType } = appointment;
    if (!overHold && !(await mayBook({ ...move, appointmentType }))) return;
    await save(bodyOf(move, appointment, overHold));
  };
  return { move, change, choose, busy: isBusy, refused: refusal && timeRefusedOf(refusal), submit, question };
}
