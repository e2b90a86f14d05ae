import { CLINIC } from '@clinic/contract/clinic';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';
import type { OutboxRecord } from './outbox.schema.ts';

type AppointmentMail = Extract<OutboxRecord['message'], { kind: 'appointment' }>;

/**
 * A file for the client's calendar. All files of an appointment share a UID with a rising SEQUENCE, so that a calendar
 * moves or removes its entry. Times are instants, correct in any zone.
 */
export function calendarFile({ to, event, appointment }: AppointmentMail, host: string, now: Date) {
  const cancelled = event === 'cancelled' || event === 'request-cancelled';
  const calendar = ical({
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: CLINIC.name, product: 'Appointments', language: 'EN' },
  });
  calendar.createEvent({
    id: `appointment-${appointment.id}@${host}`,
    sequence: appointment.version,
    start: new Date(appointment.start),
    end: new Date(appointment.end),
    stamp: now,
    summary: `${CLINIC.name}: ${appointment.doctor}`,
    description: `Appointment with ${appointment.doctor} (${appointment.type}).`,
    location: appointment.place,
    status: statusOf(cancelled, appointment.tentative),
    busystatus: cancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    organizer: { name: CLINIC.name, email: CLINIC.email },
    attendees: to.email
      ? [
          {
            name: to.name,
            email: to.email,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
  });
  return {
    method: cancelled ? 'CANCEL' : 'REQUEST',
    filename: 'appointment.ics',
    content: calendar.toString(),
  };
}

function statusOf(cancelled: boolean, tentative = false): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
