import type { AppointmentEvent } from '@clinic/contract/appointment-events';
import {
  clinicDateTime,
  formatMoment,
  formatTime,
  formatWeekday,
  zoneName,
} from '@clinic/contract/clinic-calendar';
import type { MailEnv } from './compose-mail.ts';
import type { Letter } from './mail-body.ts';
import type { MailedAppointment, MailedChange } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type AppointmentMail = Extract<OutboxRecord['message'], { kind: 'appointment' }>;

/** What one event's letter says before and after the facts of the appointment. */
interface Words {
  subject: string;
  sentence: string;
  closing: string;
}

const WE_WRITE = 'We will write to you as soon as the time is confirmed.';
const CHANGE_YOURSELF = 'If you cannot come, please cancel or move it in your portal.';
const ASK_AGAIN = 'You can ask for another time in your portal.';

const WORDS: Record<AppointmentEvent, (appointment: MailedAppointment, change: MailedChange) => Words> = {
  requested: () => ({
    subject: 'We have received your appointment request',
    sentence: 'Thank you for your appointment request. It is not confirmed yet.',
    closing: WE_WRITE,
  }),
  booked: () => ({
    subject: 'We have booked an appointment for you',
    sentence: 'Our front desk has booked an appointment for you. The time is not confirmed yet.',
    closing: `${WE_WRITE} ${CHANGE_YOURSELF}`,
  }),
  confirmed: () => ({
    subject: 'Your appointment is confirmed',
    sentence: 'Your appointment is confirmed.',
    closing: `The attached file puts it into your calendar. ${CHANGE_YOURSELF}`,
  }),
  moved: ({ tentative }, { byClient }) => {
    if (!tentative)
      return {
        subject: 'Your appointment was moved',
        sentence: 'Your appointment was moved.',
        closing: 'The attached file updates your calendar.',
      };
    return {
      subject: byClient ? 'You asked for another time' : 'Your appointment request was moved',
      sentence: byClient
        ? 'You asked for another time for your appointment.'
        : 'Your appointment request was moved to another time.',
      closing: `The new time is not confirmed yet. ${WE_WRITE}`,
    };
  },
  'doctor-changed': ({ doctor, tentative }, { oldDoctor }) => ({
    subject: 'Your doctor has changed',
    sentence: `${doctor} will see you${oldDoctor ? ` instead of ${oldDoctor}` : ''}. The time of your appointment has not changed.`,
    closing: tentative
      ? `The time is not confirmed yet. ${WE_WRITE}`
      : 'The attached file updates your calendar.',
  }),
  'request-cancelled': (_appointment, { byClient }) => ({
    subject: byClient ? 'You cancelled your appointment request' : 'Your appointment request was cancelled',
    sentence: byClient
      ? 'You cancelled your appointment request.'
      : 'Your appointment request was cancelled.',
    closing: `If you have it in your calendar, the attached file removes it. ${ASK_AGAIN}`,
  }),
  cancelled: (_appointment, { byClient }) => ({
    subject: byClient ? 'You cancelled your appointment' : 'Your appointment was cancelled',
    sentence: byClient ? 'You cancelled your appointment.' : 'Your appointment was cancelled.',
    closing: `The attached file removes it from your calendar. ${ASK_AGAIN}`,
  }),
};

/** The words of a mail about an appointment; its times are on the clinic's clock, with the zone's short name. */
export function appointmentLetter({ to, event, appointment, change }: AppointmentMail, env: MailEnv): Letter {
  const mailedChange = change ?? { byClient: false };
  const { subject, sentence, closing } = WORDS[event](appointment, mailedChange);
  const zone = env.clinicTimezone;
  return {
    subject: `${subject}: ${formatMoment(clinicDateTime(new Date(appointment.start), zone))}`,
    to: to.name,
    paragraphs: [
      sentence,
      ...(mailedChange.reason && !mailedChange.byClient ? [`The reason: “${mailedChange.reason}”`] : []),
    ],
    facts: [
      ...timesOf(appointment, event === 'moved' ? mailedChange.oldStart : undefined, zone),
      ['Doctor', appointment.doctor],
      ['Type', appointment.type],
      ['Place', appointment.place],
    ],
    link: { label: 'Your appointments', url: `${env.publicUrl}/client/appointments` },
    closing,
  };
}

function timesOf({ start }: MailedAppointment, oldStart: Date | undefined, zone: string): Fact[] {
  const [day, time] = wordsOf(start, zone);
  if (!oldStart)
    return [
      ['Date', day],
      ['Time', time],
    ];
  return [
    ['Old time', wordsOf(oldStart, zone).join(', ')],
    ['New time', `${day}, ${time}`],
  ];
}

type Fact = [label: string, value: string];

/** "Tuesday, 06 Jan 2026" and "1:30 AM IST". */
function wordsOf(start: Date, zone: string): [day: string, time: string] {
  // The outbox hands its dates on as they were stored, which may be as text.
  const instant = new Date(start);
  const { date, time } = clinicDateTime(instant, zone);
  return [formatWeekday(date), `${formatTime(time)} ${zoneName(instant, zone)}`];
}
