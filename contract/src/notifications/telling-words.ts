import { clinicAddress, clinicFacts } from '../clinic.ts';
import {
  formatMoment,
  formatShortMoment,
  formatTime,
  formatWeekday,
  type ClinicMoment,
} from '../clinic-calendar.ts';
import { counted } from '../platform/counted.ts';
import { EMAILS, type SeriesEmail, type VisitEmail } from './email-kinds.ts';

/** All news but a visit's are told in the same words, which do not give away what they are about. */
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

/** An email about several visits, as the desk tells it. */
export interface ToldSeries {
  kind: SeriesEmail;
  /** When the visits begin, earliest first. */
  times: readonly ClinicMoment[];
  isOnline: boolean;
}

const UNTIL_CONFIRMED = 'We will tell you when it is confirmed.';
const ANOTHER_TIME = 'Please call us to find another time.';

/**
 * A message to a client in place of an email: day, time and place of a visit and what became of it, without doctor,
 * program, sum, reason, or a link that logs in. Without a visit: that there is news.
 */
export function tellingText(told: ToldVisit | ToldSeries | null): string {
  const sentence = told && ('times' in told ? seriesSentence(told) : sentenceOf(told));
  return `${clinicFacts().name}: ${sentence ?? 'there is news. Please call or come by.'}`;
}

const SERIES: Readonly<Record<SeriesEmail, string>> = {
  'series-booked': 'your visits are on',
  'series-moved': 'your visits are now on',
  'series-doctor-changed': 'there is news about your visits, please call us. They are on',
  'series-cancelled': 'these visits of yours are cancelled:',
};

function seriesSentence({ kind, times, isOnline }: ToldSeries): string {
  const where = kind === 'series-cancelled' ? '' : `, ${isOnline ? 'online' : clinicAddress()}`;
  return `${SERIES[kind]} ${times.map(formatShortMoment).join('; ')}${where}.`;
}

function sentenceOf({ kind, at, isOnline, tentative, byClient }: ToldVisit): string {
  const when = `${formatWeekday(at.date)} at ${formatTime(at.time)}`;
  const where = `${when}, ${isOnline ? 'online' : clinicAddress()}.`;
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

/** A line of the desk's list about one visit; `oldAt`: the time before a move. */
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

/** A line of the desk's list about several visits at once. */
export function seriesToTellWords(series: {
  kind: SeriesEmail;
  doctor: string;
  times: readonly ClinicMoment[];
  reason?: string;
}): string {
  const { kind, doctor, times, reason } = series;
  const first = times[0] ? `, first ${formatMoment(times[0])}` : '';
  return `${EMAILS[kind]}: ${counted(times.length, 'visit')}${first} with ${doctor}${reason ? ` (${reason})` : ''}`;
}

/** Words behind those of a line that was tried before; `at`: day and time as people read them. */
export const notReachedWords = ({ by, at }: { by: string; at: string }): string =>
  `Not reached by ${by} on ${at}`;
