import type { AppointmentEvent } from '@clinic/contract/appointment-events';
import { clinicDateTime, formatMoment } from '@clinic/contract/clinic-calendar';
import { changeRuleSentence } from '@clinic/contract/booking-policy';
import { CLINIC } from '@clinic/contract/clinic';
import { weCallSentence } from '@clinic/contract/phones';
import { factsOf } from './appointment-facts.ts';
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
const UPDATES_CALENDAR = 'The attached file updates your calendar.';
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
  confirmed: (appointment) => ({
    subject: 'Your appointment is confirmed',
    sentence: 'Your appointment is confirmed.',
    closing: `The attached file puts it into your calendar. ${changeRuleOf(appointment) ?? CHANGE_YOURSELF}`,
  }),
  moved: (appointment, { byClient, oldStart }) => {
    const { tentative, start } = appointment;
    const sameTime = oldStart && new Date(oldStart).getTime() === new Date(start).getTime();
    if (!tentative)
      return {
        subject: sameTime ? 'Your appointment has changed' : 'Your appointment was moved',
        sentence: sameTime
          ? 'Your appointment has changed. It begins at the same time as before.'
          : 'Your appointment was moved.',
        closing: withRule(UPDATES_CALENDAR, appointment),
      };
    return {
      subject: byClient ? 'You asked for another time' : 'Your appointment request was moved',
      sentence: byClient
        ? 'You asked for another time for your appointment.'
        : 'Your appointment request was moved to another time.',
      closing: `The new time is not confirmed yet. ${WE_WRITE}`,
    };
  },
  'doctor-changed': (appointment, { oldDoctor }) => ({
    subject: 'Your doctor has changed',
    sentence: `${appointment.doctor} will see you${oldDoctor ? ` instead of ${oldDoctor}` : ''}. The time of your appointment has not changed.`,
    closing: appointment.tentative
      ? `The time is not confirmed yet. ${WE_WRITE}`
      : withRule(UPDATES_CALENDAR, appointment),
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

/** The policy about changes, in the letters about a confirmed visit; undefined where there was none, or older rows have none. */
function changeRuleOf({ changeLimit }: MailedAppointment): string | undefined {
  return changeLimit === undefined ? undefined : changeRuleSentence({ changeLimit }, CLINIC.phones[0] ?? '');
}

const withRule = (closing: string, appointment: MailedAppointment): string =>
  [closing, changeRuleOf(appointment)].filter(Boolean).join(' ');

/** The words of a mail about an appointment; its times are on the clinic's clock, with the zone's short name. */
export function appointmentLetter({ to, event, appointment, change }: AppointmentMail, env: MailEnv): Letter {
  const mailedChange = change ?? { byClient: false };
  const { subject, sentence, closing } = WORDS[event](appointment, mailedChange);
  const zone = env.clinicTimezone;
  const { callOn } = appointment;
  return {
    subject: `${subject}: ${formatMoment(clinicDateTime(new Date(appointment.start), zone))}`,
    to: to.name,
    paragraphs: [
      sentence,
      ...(mailedChange.reason && !mailedChange.byClient ? [`The reason: “${mailedChange.reason}”`] : []),
      ...(callOn ? [weCallSentence(callOn)] : []),
    ],
    facts: factsOf(appointment, event === 'moved' ? mailedChange : {}, zone),
    link: { label: 'Your appointments', url: `${env.publicUrl}/client/appointments` },
    closing,
  };
}
