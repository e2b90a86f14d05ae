import { effectiveTime } from '@clinic/contract/appointment-rules';
import { formatTime } from '@clinic/contract/clinic-calendar';
import type { Appointment } from '@clinic/contract/appointments';
import type { AppointmentStatus } from '@clinic/contract/constants';
import { wallClock } from '@clinic/ui/calendar/calendar-days.ts';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';
import { cloneElement, type ReactElement } from 'react';
import { EventTooltip, type Described } from './EventTooltip.tsx';
import { STATUS_WORDS } from '../appointments/appointment-texts.ts';

export interface CalendarEvent {
  appointment: Appointment;
  title: string;
  start: Date;
  end: Date;
}

const MARKS: Record<AppointmentStatus, string> = { requested: '?', confirmed: '✓', cancelled: '✕' };

export function eventOf(appointment: Appointment): CalendarEvent {
  const start = wallClock(effectiveTime(appointment));
  return {
    appointment,
    title: `${STATUS_WORDS[appointment.status]}: ${appointment.client.name}`,
    start,
    end: new Date(start.getTime() + appointment.duration * 60_000),
  };
}

/** Dark maroon for all; what is not confirmed is told apart by its word, its mark and its line. */
export const eventStyle = ({ appointment: { status } }: CalendarEvent) => ({
  style: {
    backgroundColor: colours[calendarFills.doctor.ground],
    color: colours[calendarFills.doctor.text],
    border: `1px ${status === 'requested' ? 'dashed' : 'solid'} ${colours.paper}`,
    textDecoration: status === 'cancelled' ? 'line-through' : undefined,
  },
});

export const EventText = ({ event: { appointment } }: { event: CalendarEvent }) => (
  <>
    <span aria-hidden>{MARKS[appointment.status]} </span>
    {formatTime(effectiveTime(appointment).time)} {appointment.client.name} ·{' '}
    {STATUS_WORDS[appointment.status]}
  </>
);

interface WrapperProps {
  event?: CalendarEvent;
  children?: ReactElement<Described>;
}

/** The library draws events that can be pressed, but does not call them buttons nor lets a keyboard reach all of them. */
export function EventWrapper({ event, children }: WrapperProps) {
  if (!children || !event) return null;
  return (
    <EventTooltip appointment={event.appointment}>
      {cloneElement(children, { role: 'button', tabIndex: 0 })}
    </EventTooltip>
  );
}

/** An event of the agenda, as a button. */
export const agendaEvent = (onOpen: (appointment: Appointment) => void) =>
  function AgendaEvent({ event }: { event: CalendarEvent }) {
    return (
      <EventTooltip appointment={event.appointment}>
        <button
          type="button"
          className="rbc-button-link"
          {...eventStyle(event)}
          onClick={() => onOpen(event.appointment)}
        >
          <span aria-hidden>{MARKS[event.appointment.status]} </span>
          <span className="agenda-time">{formatTime(effectiveTime(event.appointment).time)} </span>
          {event.appointment.client.name} · {STATUS_WORDS[event.appointment.status]}
        </button>
      </EventTooltip>
    );
  };
