import { formatMoment, type ClinicMoment } from './clinic-calendar.ts';

/** What can happen to an appointment; each has a letter of its own. */
export const APPOINTMENT_EVENTS = [
  'requested',
  'booked',
  'confirmed',
  'moved',
  'doctor-changed',
  'request-cancelled',
  'cancelled',
] as const;
export type AppointmentEvent = (typeof APPOINTMENT_EVENTS)[number];

/** What is kept of one event, beside who did it and when. */
export interface AppointmentDeed {
  event: AppointmentEvent;
  /** Day and time that a move or a cancellation left, clinic's zone. */
  from?: ClinicMoment;
  /** Where a move led to, or what was confirmed. */
  to?: ClinicMoment;
  /** Who had the appointment before its doctor changed, and who has it since. */
  fromDoctor?: string;
  toDoctor?: string;
  /** Why it was cancelled, in the words of who cancelled it. */
  reason?: string;
}

/** The event in words, for example "moved from 05 Jan 2026, 3:30 PM". */
export function eventText({ event, from, to, fromDoctor, toDoctor }: AppointmentDeed): string {
  switch (event) {
    case 'confirmed':
      return to ? `confirmed for ${formatMoment(to)}` : event;
    case 'moved':
      return from ? `moved from ${formatMoment(from)}` : event;
    case 'doctor-changed':
      return `doctor changed from ${fromDoctor ?? ''} to ${toDoctor ?? ''}`;
    case 'request-cancelled':
      return 'cancelled';
    default:
      return event;
  }
}
