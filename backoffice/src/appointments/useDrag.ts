import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { isAppointment, type Drawn } from '@clinic/ui/calendar/calendar-bands.tsx';
import { calendarDay, calendarTime } from '@clinic/ui/calendar/calendar-days.ts';
import { useCallback, useState } from 'react';
import { isActiveNow } from './appointment-words.ts';
import type { Target } from './useMove.ts';

interface Dragged {
  event: Drawn;
  start: Date | string;
  end: Date | string;
  resourceId?: string | number;
}

/** Minutes that a visit may last, nearest to what was drawn. */
export function drawnDuration(start: Date, end: Date): number {
  const { min, max, step } = BOOKING_MINUTES;
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000 / step) * step;
  return Math.min(max, Math.max(min, minutes));
}

const movable = (drawn: Drawn): boolean =>
  isAppointment(drawn) && isActiveNow(drawn.appointment) && drawn.appointment.outcome === null;

/** Where a visit was drawn to, until somebody has answered what is to become of it. */
export function useDrag() {
  const [asked, setAsked] = useState<{ appointment: Appointment; to: Target } | null>(null);
  const dropped = useCallback((dragged: Dragged, resized: boolean) => {
    if (!isAppointment(dragged.event)) return;
    const { appointment } = dragged.event;
    const [start, end] = [new Date(dragged.start), new Date(dragged.end)];
    const before = { ...effectiveTime(appointment), duration: appointment.duration };
    const to: Target = {
      date: calendarDay(start),
      time: calendarTime(start),
      duration: resized ? drawnDuration(start, end) : appointment.duration,
      // Where there are no columns, as in a week, it says null.
      doctor: typeof dragged.resourceId === 'string' ? dragged.resourceId : appointment.doctor.id,
    };
    const same =
      to.date === before.date &&
      to.time === before.time &&
      to.duration === before.duration &&
      to.doctor === appointment.doctor.id;
    if (!same) setAsked({ appointment, to });
  }, []);
  const drag = {
    draggableAccessor: movable,
    onEventDrop: (dragged: Dragged) => dropped(dragged, false),
    onEventResize: (dragged: Dragged) => dropped(dragged, true),
  };
  return { drag, asked, answered: () => setAsked(null) };
}
