import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { tellingText, THERE_IS_NEWS, toTellWords } from '@clinic/contract/notifications/telling-words';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';

type Message = OutboxRecord['message'];

/** The message that tells an email's news, as the desk sends it. */
export function textOf(message: Message, zone: string): string {
  if (message.kind !== 'appointment') return tellingText(null);
  const { event, appointment, change } = message;
  return tellingText({
    kind: event,
    at: clinicDateTime(new Date(appointment.start), zone),
    isOnline: appointment.place === 'Online',
    tentative: appointment.tentative === true,
    byClient: change?.byClient === true,
  });
}

/** What a line of the desk says; of other news than a visit's nothing is named. */
export function wordsOf(message: Message, zone: string): string {
  if (message.kind !== 'appointment') return THERE_IS_NEWS;
  const { event, appointment, change } = message;
  return toTellWords({
    kind: event,
    doctor: appointment.doctor,
    at: clinicDateTime(new Date(appointment.start), zone),
    ...(change?.oldStart && { oldAt: clinicDateTime(new Date(change.oldStart), zone) }),
    ...(change?.reason && !change.byClient && { reason: change.reason }),
  });
}
