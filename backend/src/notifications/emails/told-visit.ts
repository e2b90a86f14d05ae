import { clinicDateTime, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import {
  seriesToTellWords,
  tellingText,
  THERE_IS_NEWS,
  toTellWords,
} from '@clinic/contract/notifications/telling-words';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';

type Message = OutboxRecord['message'];

/** The outbox may give stored dates as text. */
const momentOf = (stored: Date, zone: string): ClinicMoment => clinicDateTime(new Date(stored), zone);

/** The message that tells an email's news, as the desk sends it. */
export function textOf(message: Message, zone: string): string {
  if ('appointments' in message) {
    const times = message.appointments.map(({ start }) => momentOf(start, zone));
    return tellingText({ kind: message.kind, times, isOnline: message.appointments[0]?.place === 'Online' });
  }
  if (message.kind !== 'appointment') return tellingText(null);
  const { event, appointment, change } = message;
  return tellingText({
    kind: event,
    at: momentOf(appointment.start, zone),
    isOnline: appointment.place === 'Online',
    tentative: appointment.tentative === true,
    byClient: change?.byClient === true,
  });
}

/** Writes a line of the desk's list; news about anything but a visit is not named. */
export function wordsOf(message: Message, zone: string): string {
  if ('appointments' in message) {
    const { kind, appointments, reason } = message;
    const times = appointments.map(({ start }) => momentOf(start, zone));
    return seriesToTellWords({
      kind,
      doctor: appointments[0]?.doctor ?? '',
      times,
      ...(reason && { reason }),
    });
  }
  if (message.kind !== 'appointment') return THERE_IS_NEWS;
  const { event, appointment, change } = message;
  return toTellWords({
    kind: event,
    doctor: appointment.doctor,
    at: momentOf(appointment.start, zone),
    ...(change?.oldStart && { oldAt: momentOf(change.oldStart, zone) }),
    ...(change?.reason && !change.byClient && { reason: change.reason }),
  });
}
