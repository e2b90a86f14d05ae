import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { wallClock } from '@clinic/ui/calendar/calendar-days.ts';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';
import { STATUS_WORDS } from './appointment-words.ts';

export interface CalendarEvent {
  appointment: Appointment;
  title: string;
  start: Date;
  end: Date;
}

export function eventOf(appointment: Appointment): CalendarEvent {
  const start = wallClock(effectiveTime(appointment));
  return {
    appointment,
    title: `${STATUS_WORDS[appointment.status]}: ${appointment.client.name} with ${appointment.doctor.name}`,
    start,
    end: new Date(start.getTime() + appointment.duration * 60_000),
  };
}

/** Requested amber, cancelled red, otherwise dark brown. */
export function eventStyle({ appointment: { status } }: CalendarEvent) {
  const fills = calendarFills.assistant;
  const { ground, text } = status === 'confirmed' ? fills.other : fills[status];
  return {
    style: {
      backgroundColor: colours[ground],
      color: colours[text],
      border: `1px solid ${colours.paper}`,
      textDecoration: status === 'cancelled' ? 'line-through' : undefined,
    },
  };
}
