import { CLINIC } from '@clinic/contract/clinic';
import {
  clinicDateTime,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from '@clinic/contract/clinic-calendar';
import type { SeriesEmail } from '@clinic/contract/notifications/email-kinds';
import { counted } from '@clinic/contract/platform/counted';
import type { MailEnv } from './compose-mail.ts';
import type { Email } from './mail-body.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type SeriesMail = Extract<OutboxRecord['message'], { kind: SeriesEmail }>;

const PHONE = CLINIC.phones[0] ?? '';

const WORDS: Record<SeriesEmail, { subject: string; sentence: string }> = {
  'series-booked': {
    subject: 'Confirmed',
    sentence: 'Your visits are confirmed. We look forward to seeing you.',
  },
  'series-moved': {
    subject: 'Moved',
    sentence: 'These visits were moved. They take place at these times now.',
  },
  'series-cancelled': { subject: 'Cancelled', sentence: 'These visits were cancelled.' },
};

/** Makes one email about several visits, each with its day and time in the clinic's zone. */
export function seriesEmail({ to, kind, appointments, reason }: SeriesMail, env: MailEnv): Email {
  const moments = appointments.map(({ start }) => clinicDateTime(new Date(start), env.clinicTimezone));
  const [first] = moments;
  const { subject, sentence } = WORDS[kind];
  return {
    subject: `${subject}: ${counted(moments.length, 'visit')}${first ? `, first ${formatShortMoment(first)}` : ''}`,
    to: to.name,
    paragraphs: [sentence, ...(reason ? [`The reason: “${reason}”`] : [])],
    facts: moments.map(({ date, time }, index) => [
      `Visit ${index + 1}`,
      `${formatWeekday(date)}, ${formatTime(time)}`,
    ]),
    link: { label: 'Your appointments', url: `${env.publicUrl}/client/appointments` },
    closing: `If one does not suit you, please move or cancel it in your portal, or call ${PHONE}.`,
  };
}
