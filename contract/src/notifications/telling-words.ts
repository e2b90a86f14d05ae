import { CLINIC, CLINIC_ADDRESS } from '../clinic.ts';
import { formatMoment, formatTime, formatWeekday, type ClinicMoment } from '../clinic-calendar.ts';
import { EMAILS, type VisitEmail } from './email-kinds.ts';

/** What the desk says of every news but a visit's: the same text, whatever it is about. */
export const THERE_IS_NEWS = 'There is news: please call or come by';

/** An email about a visit, as the desk tells it. */
export interface ToldVisit {
  kind: VisitEmail;
  at: ClinicMoment;
  isOnline: boolean;
  /** True: the time is only asked for. */
  tentative: boolean;
  /** True: the client made the change, not the clinic. */
  byClient: boolean;
}

const UNTIL_CONFIRMED = 'We will tell you when it is confirmed.';
const ANOTHER_TIME = 'Please call us to find another time.';

/**
 * A message to a client in place of an email: day, time and place of a visit and what became of it, without doctor,
 * program, sum, reason, or a link that logs in. Without a visit: that there is news.
 */
export function tellingText(visit: ToldVisit | null): string {
  return `${CLINIC.name}: ${visit ? sentenceOf(visit) : 'there is news. Please call or come by.'}`;
}

function sentenceOf({ kind, at, isOnline, tentative, byClient }: ToldVisit): string {
  const when = `${formatWeekday(at.date)} at ${formatTime(at.time)}`;
  const where = `${when}, ${isOnline ? 'online' : CLINIC_ADDRESS}.`;
  switch (kind) {
    case 'requested':
      return `we have your request for a visit on ${where} ${UNTIL_CONFIRMED}`;
    case 'booked':
      return `a visit is noted for you on ${where} ${UNTIL_CONFIRMED}`;
    case 'moved':
      return tentative
        ? `your request is now for ${where} ${UNTIL_CONFIRMED}`
        : `your visit is now on ${where}`;
    case 'move-asked':
      return `you asked for a visit on ${where} ${UNTIL_CONFIRMED}`;
    case 'doctor-changed':
      return `your visit on ${where} There is news about it: please call us.`;
    case 'request-cancelled':
      return byClient
        ? `your request for ${when} is cancelled, as you asked.`
        : `a visit on ${when} is not possible. ${ANOTHER_TIME}`;
    case 'cancelled':
      return byClient
        ? `your visit on ${when} is cancelled, as you asked.`
        : `your visit on ${when} is cancelled. ${ANOTHER_TIME}`;
    case 'missed':
      return `we missed you on ${when}. ${ANOTHER_TIME}`;
    case 'confirmed':
    case 'reminder-24h':
    case 'reminder-2h':
      return `your visit is on ${where}`;
  }
}

/** What the desk tells, as its list says it; `oldAt`: the time before a move. */
export function toTellWords(visit: {
  kind: VisitEmail;
  doctor: string;
  at: ClinicMoment;
  oldAt?: ClinicMoment;
  reason?: string;
}): string {
  const { kind, doctor, at, oldAt, reason } = visit;
  const from = oldAt && formatMoment(oldAt) !== formatMoment(at) ? `${formatMoment(oldAt)} to ` : '';
  return `${EMAILS[kind]}: ${from}${formatMoment(at)} with ${doctor}${reason ? ` (${reason})` : ''}`;
}

/** Words behind those of a line that was tried before. */
export const notReachedWords = (last: { by: string; at: ClinicMoment }): string =>
  `Not reached by ${last.by} on ${formatMoment(last.at)}`;
