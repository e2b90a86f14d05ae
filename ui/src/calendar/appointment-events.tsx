import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { formatTime } from '@clinic/contract/clinic-calendar';
import type { AppointmentStatus } from '@clinic/contract/constants';
import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { wallClock } from './calendar-days.ts';
import { STATUS_WORDS } from './status-words.ts';

/** An appointment as a calendar draws it. */
export interface AppointmentEvent {
  appointment: Appointment;
  title: string;
  start: Date;
  end: Date;
}

export const eventOf = (appointment: Appointment): AppointmentEvent => {
  const start = wallClock(effectiveTime(appointment));
  return {
    appointment,
    title: `${STATUS_WORDS[appointment.status]}: ${appointment.client.name}`,
    start,
    end: new Date(start.getTime() + appointment.duration * 60_000),
  };
};

/** Tells the states apart besides colour and word. */
export const STATUS_MARKS: Record<AppointmentStatus, string> = {
  requested: '?',
  confirmed: '✓',
  cancelled: '✕',
};

/** What stands on an event: its state as a word, besides the colour. */
export const EventText = ({ event: { appointment } }: { event: AppointmentEvent }) => (
  <>
    <span aria-hidden>{STATUS_MARKS[appointment.status]} </span>
    {formatTime(effectiveTime(appointment).time)} {appointment.client.name} ·{' '}
    {STATUS_WORDS[appointment.status]}
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
