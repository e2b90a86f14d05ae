import { changeRuleSentence } from '@clinic/contract/scheduling/booking-policy';
import { CONFIRMED_TIME_KEPT } from '@clinic/contract/scheduling/appointment-events';
import { clinicPhone } from '@clinic/contract/clinic';
import { clinicDateTime, formatShortMoment } from '@clinic/contract/clinic-calendar';
import type { VisitEmail } from '@clinic/contract/notifications/email-kinds';
import { weCallSentence } from '@clinic/contract/clients/phones';
import { factsOf } from './appointment-facts.ts';
import type { MailEnv } from './compose-mail.ts';
import type { Email } from './mail-body.ts';
import type { MailedAppointment, MailedChange } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type AppointmentMail = Extract<OutboxRecord['message'], { kind: 'appointment' }>;

/** The text of an email before and after its facts; the subject also has the appointment's day and time. */
interface Words {
  subject: (moment: string) => string;
  sentence: string;
  closing: string;
  button?: string;
}

const MOVES: readonly VisitEmail[] = ['moved', 'move-asked'];

const WE_WRITE = 'We will write to you as soon as the time is confirmed.';
const CHANGE_YOURSELF = 'If you cannot come, please cancel or move it in your portal.';
const UPDATES_CALENDAR = 'The attached file updates your calendar.';
const ASK_AGAIN = 'You can ask for another time in your portal.';
const SEE_IT = 'See or change your visit';
const NEW_TIME = 'Ask for another time';

const WORDS: Record<VisitEmail, (appointment: MailedAppointment, change: MailedChange) => Words> = {
  requested: () => ({
    subject: (moment) => `We have your request for ${moment}`,
    sentence: 'Thank you for your appointment request. It is not confirmed yet.',
    closing: WE_WRITE,
  }),
  booked: () => ({
    subject: (moment) => `To be confirmed: ${moment}`,
    sentence: 'Our front desk has booked an appointment for you. The time is not confirmed yet.',
    closing: `${WE_WRITE} ${CHANGE_YOURSELF}`,
  }),
  confirmed: (appointment) => ({
    subject: (moment) => `Confirmed: ${moment}`,
    sentence: 'Your appointment is confirmed. We look forward to seeing you.',
    closing: `The attached file puts it into your calendar. ${changeRuleOf(appointment) ?? CHANGE_YOURSELF}`,
    button: SEE_IT,
  }),
  moved: (appointment, { byClient, oldStart }) => {
    const { tentative, start } = appointment;
    const sameTime = oldStart && new Date(oldStart).getTime() === new Date(start).getTime();
    if (!tentative)
      return {
        subject: (moment) => (sameTime ? `Your visit has changed: ${moment}` : `Moved to ${moment}`),
        sentence: sameTime
          ? 'Your appointment has changed. It begins at the same time as before.'
          : 'Your appointment was moved.',
        closing: withRule(UPDATES_CALENDAR, appointment),
        button: SEE_IT,
      };
    return {
      subject: (moment) =>
        byClient ? `You asked for ${moment} instead` : `Your request was moved: ${moment}`,
      sentence: byClient
        ? 'You asked for another time for your appointment.'
        : 'Your appointment request was moved to another time.',
      closing: `The new time is not confirmed yet. ${WE_WRITE}`,
    };
  },
  'move-asked': () => ({
    subject: (moment) => `You asked for ${moment} instead`,
    sentence: `You asked for another time for your appointment. ${CONFIRMED_TIME_KEPT}`,
    closing: `The new time is not confirmed yet. ${WE_WRITE}`,
  }),
  'doctor-changed': (appointment, { oldDoctor }) => ({
    subject: (moment) => `Your doctor has changed: ${moment}`,
    sentence: `${appointment.doctor} will see you${oldDoctor ? ` instead of ${oldDoctor}` : ''}. The time of your appointment has not changed.`,
    closing: appointment.tentative
      ? `The time is not confirmed yet. ${WE_WRITE}`
      : withRule(UPDATES_CALENDAR, appointment),
  }),
  'request-cancelled': (_appointment, { byClient }) => ({
    subject: (moment) =>
      byClient
        ? `You cancelled your request: ${moment}`
        : `Your appointment request was cancelled: ${moment}`,
    sentence: byClient
      ? 'You cancelled your appointment request.'
      : 'Your appointment request was cancelled.',
    closing: `If you have it in your calendar, the attached file removes it. ${ASK_AGAIN}`,
    button: NEW_TIME,
  }),
  cancelled: (_appointment, { byClient }) => ({
    subject: (moment) =>
      byClient ? `You cancelled your visit: ${moment}` : `Your visit was cancelled: ${moment}`,
    sentence: byClient ? 'You cancelled your appointment.' : 'Your appointment was cancelled.',
    closing: `The attached file removes it from your calendar. ${ASK_AGAIN}`,
    button: NEW_TIME,
  }),
  'reminder-24h': (appointment) => ({
    subject: (moment) => `See you on ${moment}`,
    sentence: 'This is a short reminder of your appointment with us.',
    closing: changeRuleOf(appointment) ?? CHANGE_YOURSELF,
    button: SEE_IT,
  }),
  'reminder-2h': () => ({
    subject: (moment) => `Soon: ${moment}`,
    sentence: 'Your appointment is soon. We are looking forward to seeing you.',
    closing: `If something has come up, please call ${clinicPhone()}.`,
  }),
  missed: () => ({
    subject: (moment) => `We missed you on ${moment}`,
    sentence: 'We missed you at your appointment. Shall we find a new time?',
    closing: `Or call us on ${clinicPhone()}, and we find one together.`,
    button: NEW_TIME,
  }),
};

/** The sentence about late changes in an email; undefined without a policy, or for older rows. */
function changeRuleOf({ changeLimit }: MailedAppointment): string | undefined {
  return changeLimit === undefined ? undefined : changeRuleSentence({ changeLimit }, clinicPhone());
}

const withRule = (closing: string, appointment: MailedAppointment): string =>
  [closing, changeRuleOf(appointment)].filter(Boolean).join(' ');

/** Makes an email about a visit; times are in the clinic's zone, with its short name. */
export function appointmentEmail({ to, event, appointment, change }: AppointmentMail, env: MailEnv): Email {
  const mailedChange = change ?? { byClient: false };
  const {
    subject,
    sentence,
    closing,
    button = 'Your appointments',
  } = WORDS[event](appointment, mailedChange);
  const zone = env.clinicTimezone;
  const { callOn } = appointment;
  return {
    subject: subject(formatShortMoment(clinicDateTime(new Date(appointment.start), zone))),
    to: to.name,
    paragraphs: [
      sentence,
      ...(mailedChange.reason && !mailedChange.byClient ? [`The reason: “${mailedChange.reason}”`] : []),
      ...(callOn ? [weCallSentence(callOn)] : []),
    ],
    facts: factsOf(appointment, MOVES.includes(event) ? mailedChange : {}, zone),
    link: { label: button, url: `${env.publicUrl}/client/appointments` },
    closing,
  };
}
