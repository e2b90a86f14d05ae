import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment, AskedMove } from '@clinic/contract/scheduling/appointments';
import { formatTime } from '@clinic/contract/clinic-calendar';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { stateMark, stateWord, WISH } from './appointment-words.ts';
import { wallClock } from './calendar-days.ts';
import { placeWord } from './place-word.ts';

/** An event of the calendar: an appointment, or the time that its client asks to move it to. */
export interface AppointmentEvent {
  appointment: Appointment;
  /** Set when the event is that asked time. */
  wish?: AskedMove;
  title: string;
  start: Date;
  end: Date;
  /** Column of a day with several columns. */
  resourceId?: string;
}

/** The state of an event in a word. */
export const eventWord = ({ appointment, wish }: AppointmentEvent): string =>
  wish ? WISH.word : stateWord(appointment);
export const eventMark = ({ appointment, wish }: AppointmentEvent): string =>
  wish ? WISH.mark : stateMark(appointment);
export const eventTime = ({ appointment, wish }: AppointmentEvent): string =>
  formatTime((wish ?? effectiveTime(appointment)).time);

function drawn(appointment: Appointment, wish?: AskedMove): AppointmentEvent {
  const start = wallClock(wish ?? effectiveTime(appointment));
  const end = new Date(start.getTime() + appointment.duration * 60_000);
  const event = { appointment, ...(wish && { wish }), title: '', start, end };
  return { ...event, title: `${eventWord(event)}: ${appointment.client.name}` };
}

/** The events of an appointment: itself, and the time its client asks for. */
export const eventsOf = (appointment: Appointment): AppointmentEvent[] =>
  appointment.askedMove
    ? [drawn(appointment), drawn(appointment, appointment.askedMove)]
    : [drawn(appointment)];

interface EventTextProps {
  event: AppointmentEvent;
  children?: ReactNode;
}

/** The text of an event, with its state as a word besides the colour. A narrow one shows only the name. */
export function EventText({ event, children }: EventTextProps) {
  const [clock, half] = eventTime(event).split(' ');
  return (
    <>
      <span className="visit-time">
        <span aria-hidden>{eventMark(event)} </span>
        {clock}
        <span className="visit-half"> {half}</span>{' '}
      </span>
      <strong>{event.appointment.client.name}</strong>
      <span className="visit-more">
        {' · '}
        {eventWord(event)}
        {event.appointment.series && ` · ${placeWord(event.appointment)}`}
        {children}
      </span>
    </>
  );
}

type EventElement = ReactElement<HTMLAttributes<HTMLElement>>;

export interface EventWrapperProps {
  event?: AppointmentEvent;
  children?: EventElement;
}

/**
 * Makes events buttons: the library draws pressable events without the role, and keyboards do not reach all of them.
 */
export const asButton = (element: EventElement): EventElement =>
  cloneElement(element, { role: 'button', tabIndex: 0 });

export const EventWrapper = ({ event, children }: EventWrapperProps) =>
  children && event ? asButton(children) : null;
