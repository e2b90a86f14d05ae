import { effectiveTime } from '@clinic/contract/appointment-rules';
import { formatTime } from '@clinic/contract/clinic-calendar';
import type { AppointmentStatus } from '@clinic/contract/constants';
import { cloneElement, type ReactElement } from 'react';
import { STATUS_WORDS } from './appointment-words.ts';
import type { CalendarEvent } from './calendar-events.ts';

const MARKS: Record<AppointmentStatus, string> = { requested: '?', confirmed: '✓', cancelled: '✕' };

/** What stands on an event: its state as a word, besides the colour. */
export const CalendarEventText = ({ event: { appointment } }: { event: CalendarEvent }) => (
  <>
    <span aria-hidden>{MARKS[appointment.status]} </span>
    {formatTime(effectiveTime(appointment).time)} {appointment.client.name} ·{' '}
    {STATUS_WORDS[appointment.status]}
  </>
);

interface WrapperProps {
  event?: CalendarEvent;
  children?: ReactElement<{ role?: string; tabIndex?: number }>;
}

/** The library draws events that can be pressed but does not call them buttons, and a keyboard does not reach them. */
export const CalendarEventWrapper = ({ event, children }: WrapperProps) =>
  children && event ? cloneElement(children, { role: 'button', tabIndex: 0 }) : null;
