import { clinicFacts } from '@clinic/contract/clinic';
import type { SeriesEmail } from '@clinic/contract/notifications/email-kinds';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import type { MailedAppointment } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type SeriesMail = Extract<OutboxRecord['message'], { kind: SeriesEmail }>;
type AppointmentMail = Extract<OutboxRecord['message'], { kind: 'appointment' }>;

/**
 * A file for the client's calendar. All files of an appointment share a UID with a rising SEQUENCE, so that a calendar
 * moves or removes its entry. Times are instants, correct in any zone.
 */
export function calendarFile({ to, event, appointment }: AppointmentMail, host: string, now: Date) {
  const cancelled = event === 'cancelled' || event === 'request-cancelled';
  const calendar = calendarOf(cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...eventOf(appointment, { cancelled, host, now }),
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

/**
 * One file for all visits of a letter. PUBLISH takes events with a UID each, also cancelled ones, and no attendees; the
 * later letters of a visit go on from its UID and SEQUENCE.
 */
export function seriesFile({ kind, appointments }: SeriesMail, host: string, now: Date) {
  const calendar = calendarOf(ICalCalendarMethod.PUBLISH);
  const cancelled = kind === 'series-cancelled';
  for (const appointment of appointments)
    calendar.createEvent(eventOf(appointment, { cancelled, host, now }));
  return { method: 'PUBLISH', filename: 'appointments.ics', content: calendar.toString() };
}

const calendarOf = (method: ICalCalendarMethod) =>
  ical({ method, prodId: { company: clinicFacts().name, product: 'Appointments', language: 'EN' } });

const eventOf = (
  appointment: MailedAppointment,
  { cancelled, host, now }: { cancelled: boolean; host: string; now: Date },
): ICalEventData => ({
  id: `appointment-${appointment.id}@${host}`,
  sequence: appointment.version,
  start: new Date(appointment.start),
  end: new Date(appointment.end),
  stamp: now,
  summary: `${clinicFacts().name}: ${appointment.doctor}`,
  description: `Appointment with ${appointment.doctor} (${appointment.type}).`,
  location: appointment.place,
  status: statusOf(cancelled, appointment.tentative),
  busystatus: cancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
  organizer: { name: clinicFacts().name, email: clinicFacts().email },
});

function statusOf(cancelled: boolean, tentative = false): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED;
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
