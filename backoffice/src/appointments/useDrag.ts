import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { isAppointment, type Drawn } from '@clinic/ui/calendar/calendar-bands.tsx';
import { calendarDay, calendarTime } from '@clinic/ui/calendar/calendar-days.ts';
import { useMemo, useState } from 'react';
import { isActiveNow } from './appointment-words.ts';
import type { Target } from './useMove.ts';

interface Dragged {
  event: Drawn;
  start: Date | string;
  end: Date | string;
  resourceId?: string | number;
}

interface Asked {
  appointment: Appointment;
  to: Target;
}

/** The offered length nearest to the drawn one, in minutes. */
export function drawnDuration(start: Date, end: Date): number {
  const { min, max, step } = BOOKING_MINUTES;
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000 / step) * step;
  return Math.min(max, Math.max(min, minutes));
}

/** Tells if a visit can be dragged; one with an open wish to move cannot, since the wish must be answered first. */
export const movable = (drawn: Drawn): boolean =>
  isAppointment(drawn) && !drawn.wish && isActiveNow(drawn.appointment) && drawn.appointment.outcome === null;

/** The change that a dropped visit means; undefined when it was dropped at its own place. */
function askedBy({ event, ...drawn }: Dragged, resized: boolean): Asked | null {
  if (!isAppointment(event)) return null;
  const { appointment } = event;
  const [start, end] = [new Date(drawn.start), new Date(drawn.end)];
  const before = { ...effectiveTime(appointment), duration: appointment.duration };
  const to: Target = {
    date: calendarDay(start),
    time: calendarTime(start),
    duration: resized ? drawnDuration(start, end) : appointment.duration,
    // Null in views without columns, such as a week.
    doctor: typeof drawn.resourceId === 'string' ? drawn.resourceId : appointment.doctor.id,
  };
  const same =
    to.date === before.date &&
    to.time === before.time &&
    to.duration === before.duration &&
    to.doctor === appointment.doctor.id;
  return same ? null : { appointment, to };
}

/** Holds a dragged visit's new place until its question is answered. */
export function useDrag({ resizable }: { resizable: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const drag = useMemo(
    () => ({
      resizable,
      draggableAccessor: movable,
      onEventDrop: (dragged: Dragged) => setAsked((before) => askedBy(dragged, false) ?? before),
      onEventResize: (dragged: Dragged) => setAsked((before) => askedBy(dragged, true) ?? before),
    }),
    [resizable],
  );
  return { drag, asked, answered: () => setAsked(null) };
}
