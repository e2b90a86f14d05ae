import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { formatTime } from '@clinic/contract/clinic-calendar';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { stateMark, stateWord } from './appointment-words.ts';
import { wallClock } from './calendar-days.ts';

/** An appointment as a calendar draws it. */
export interface AppointmentEvent {
  appointment: Appointment;
  title: string;
  start: Date;
  end: Date;
  /** The column of a day that has several. */
  resourceId?: string;
}

export const eventOf = (appointment: Appointment): AppointmentEvent => {
  const start = wallClock(effectiveTime(appointment));
  return {
    appointment,
    title: `${stateWord(appointment)}: ${appointment.client.name}`,
    start,
    end: new Date(start.getTime() + appointment.duration * 60_000),
  };
};

interface EventTextProps {
  event: AppointmentEvent;
  /** After the state. */
  children?: ReactNode;
}

/** What stands on an event: its state as a word, besides the colour. Where it is narrow only the name is seen. */
export const EventText = ({ event: { appointment }, children }: EventTextProps) => (
  <>
    <span className="visit-time">
      <span aria-hidden>{stateMark(appointment)} </span>
      {formatTime(effectiveTime(appointment).time)}{' '}
    </span>
    <strong>{appointment.client.name}</strong>
    <span className="visit-more">
      {' · '}
      {stateWord(appointment)}
      {children}
    </span>
  </>
);

type EventElement = ReactElement<HTMLAttributes<HTMLElement>>;

export interface EventWrapperProps {
  event?: AppointmentEvent;
  children?: EventElement;
}

/** The library draws events that can be pressed but does not call them buttons, and a keyboard does not reach all of them. */
export const asButton = (element: EventElement): EventElement =>
  cloneElement(element, { role: 'button', tabIndex: 0 });

export const EventWrapper = ({ event, children }: EventWrapperProps) =>
  children && event ? asButton(children) : null;
