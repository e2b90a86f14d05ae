import { formatDay, formatMoment, formatTime, type ClinicMoment } from '../clinic-calendar.ts';
import { APPOINTMENT_TYPE_LABELS, type AppointmentType } from '../constants.ts';
import { formatRupees } from '../billing/invoice-totals.ts';
import { MOST_OF_ONE_NUMBER } from '../clients/alike.ts';
import { formatPhone } from '../clients/phones.ts';
import { listed } from '../platform/listed.ts';
import { counted, grouped } from '../platform/counted.ts';
import { OFFERINGS } from '../clients/offerings.ts';

/** The desk calls a client so many days after the end of a program. */
export const LAPSED_AFTER_DAYS = 30;
/** After this many days a client who missed a visit is no longer called. */
export const NO_SHOW_DAYS = 14;

/** The facts of a visit that rows of a worklist word; times are on the clinic's clock. */
interface Visit {
  doctor: string;
  at: ClinicMoment;
}

export const requestWords = ({ doctor, at, type }: Visit & { type: AppointmentType }): string =>
  `Asks for ${formatMoment(at)} with ${doctor}, ${APPOINTMENT_TYPE_LABELS[type]}`;

/** Without `to` the visit was cancelled. */
export function clientChangeWords(doctor: string, from: ClinicMoment, to?: ClinicMoment): string {
  const visit = `the visit of ${formatMoment(from)}`;
  return to ? `Moved ${visit} with ${doctor} to ${formatMoment(to)}` : `Cancelled ${visit} with ${doctor}`;
}

export const askedMoveWords = (doctor: string, from: ClinicMoment, to: ClinicMoment): string =>
  `Asks to move the visit of ${formatMoment(from)} with ${doctor} to ${formatMoment(to)}`;

export const notRecordedWords = ({ doctor, at }: Visit): string =>
  `${formatMoment(at)} with ${doctor}: nobody has said whether they came`;

/** `label`: the reason of the doctor's leave, or the name of the clinic's closure. */
export const inTimeOffWords = ({ doctor, at, label }: Visit & { label: string }): string =>
  `${formatMoment(at)} with ${doctor} is inside time off${label ? `: ${label}` : ''}`;

export const earlierWords = ({ doctor, at, to }: Visit & { to: ClinicMoment }): string =>
  `${formatMoment(to)} with ${doctor} is free; comes ${formatMoment(at)}`;

/** Reasons why no email reminds a client of tomorrow's visit. */
export const NOT_REMINDED = {
  none: 'has no e-mail',
  unproven: 'the e-mail is not confirmed',
  failed: 'the last letter failed',
  unsent: 'e-mail is not set up',
  chosen: 'would rather be reminded by WhatsApp',
} as const;

export const notRemindedWords = ({ doctor, at, why }: Visit & { why: keyof typeof NOT_REMINDED }): string =>
  `Tomorrow, ${formatTime(at.time)} with ${doctor}: ${NOT_REMINDED[why]}`;

export const noShowWords = ({ doctor, at }: Visit): string =>
  `Did not come on ${formatMoment(at)} to ${doctor}`;

/** `missed`: the places of the last two visits in the series of `of` visits; `left`: how many are to come. */
export const missedSeriesWords = ({
  doctor,
  at,
  missed: [before, last],
  of,
  left,
}: Visit & { missed: readonly [number, number]; of: number; left: number }): string =>
  `Missed ${before} and ${last} of ${of} with ${doctor}, the last on ${formatMoment(at)}; ${counted(left, 'visit')} to come`;

export const lapsedWords = (days: number): string =>
  `Program ended ${counted(days, 'day')} ago, no visit to come`;

/** Names of others in a row at most; further ones are counted. */
const NAMED = 3;

/** The people of a row who share a number or a birthday. */
interface Sharing {
  /** Names of all people of the row but the first, at least one. */
  others: readonly string[];
  /** Ten digits; null: they share the birthday. */
  phone: string | null;
  /** yyyy-MM-dd; null: they share the number. */
  birthday: string | null;
}

/** Says of the first of them what the others share. */
export function alikeWords({ others, phone, birthday }: Sharing): string {
  const count = others.length + 1;
  if (phone !== null && count > MOST_OF_ONE_NUMBER)
    return `${counted(count, 'client')} have ${formatPhone(phone)}: not one person's number?`;
  const unnamed = others.length - NAMED;
  const names = listed([...others.slice(0, NAMED), ...(unnamed > 0 ? [counted(unnamed, 'other')] : [])]);
  return phone === null
    ? `Born on ${formatDay(birthday ?? '')} under a similar name: ${names}`
    : `${formatPhone(phone)} is also the number of ${names}`;
}

/** `due` in rupees, when the client said so. */
export const saidPaidWords = (said: { invoiceNumber: string; due: number; reference: string }): string =>
  `${formatRupees(said.due)} of ${said.invoiceNumber}, reference ${said.reference}`;

/** `overdue`: rupees; `days`: since the first instalment was due. */
export const overdueWords = (due: { invoiceNumber: string; overdue: number; days: number }): string =>
  `${formatRupees(due.overdue)} of ${due.invoiceNumber}, overdue for ${counted(due.days, 'day')}`;

/** `isOver`: the time has come, and the call was not made. */
export const callBackWords = (at: ClinicMoment, isOver: boolean): string =>
  `${isOver ? 'Was to be called' : 'Call back'} on ${formatMoment(at)}`;

export function enquiryWords({
  plan,
  age,
  location,
}: {
  plan: string | null;
  age: number | null;
  location: string;
}): string {
  const about = plan && `Asks about ${OFFERINGS.find(({ id }) => id === plan)?.name ?? plan}`;
  const years = age !== null && counted(age, 'year');
  return [about || 'Asks for a call', years, location].filter(Boolean).join(', ');
}

export const lowStockWords = ({ name, countInStock: left }: { name: string; countInStock: number }): string =>
  left === 0 ? `${name} is used up` : `${name}: ${grouped(left)} left`;
