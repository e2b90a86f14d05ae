import {
  clinicDateTime,
  clinicInstant,
  formatTime,
  formatTimes,
  formatWeekday,
} from '@clinic/contract/clinic-calendar';
import { clinicAddress } from '@clinic/contract/clinic';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import type { Appointment, AskedMove } from '@clinic/contract/scheduling/appointments';
import { weCallSentence } from '@clinic/contract/clients/phones';
import { isOver } from '@clinic/contract/scheduling/visit-outcome';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { clinicZone, momentOf, zoneNote } from '@clinic/ui/clinic-page';

/**
 * Day and times of a visit at the clinic, "Monday, 05 Jan 2026", "3:30 PM – 4:00 PM"; with the zone in a browser
 * elsewhere.
 */
export function whenText({ start, end }: Pick<Appointment, 'start' | 'end'>): { day: string; time: string } {
  const from = clinicDateTime(new Date(start), clinicZone());
  const to = clinicDateTime(new Date(end), clinicZone());
  return {
    day: formatWeekday(from.date),
    time: formatTimes(from.time, to.time) + zoneNote(start),
  };
}

/**
 * The asked move in words: "Requested instead: Monday, 05 Jan 2026, 3:30 PM."; with the zone in a browser elsewhere.
 */
export function askedText({ date, time }: Pick<AskedMove, 'date' | 'time'>): string {
  const zone = zoneNote(clinicInstant(date, time, clinicZone()).getTime());
  return `Requested instead: ${formatWeekday(date)}, ${formatTime(time)}${zone}.`;
}

export const placeText = ({ appointmentType }: Pick<Appointment, 'appointmentType'>): string =>
  appointmentType === 'Online' ? 'Online' : clinicAddress();

/** Tells if a visit is still to come: not cancelled, and without a final outcome. */
export const isUpcoming = (
  { status, end, outcome }: Pick<Appointment, 'status' | 'end' | 'outcome'>,
  now: Date,
): boolean => status !== 'cancelled' && new Date(end) > now && !isOver(outcome);

export const upcoming = (appointments: readonly Appointment[], now: Date): Appointment[] =>
  appointments
    .filter((appointment) => isUpcoming(appointment, now))
    .toSorted((one, other) => one.start.localeCompare(other.start));

export const past = (appointments: readonly Appointment[], now: Date): Appointment[] =>
  appointments
    .filter((appointment) => !isUpcoming(appointment, now))
    .toSorted((one, other) => other.start.localeCompare(one.start));

export const factsOf = (appointment: Appointment): (readonly [name: string, value: string | undefined])[] => [
  ['Doctor', appointment.doctor.name],
  ['Assistant', appointment.assistant?.name],
  ['Type', APPOINTMENT_TYPE_LABELS[appointment.appointmentType]],
  ['Place', placeText(appointment)],
  ['Series', placeWord(appointment) || undefined],
];

/** Until when a time is held; undefined when it is not, or no longer. */
export function heldText(heldUntil: string | null, start: Date, now: Date): string | undefined {
  if (!heldUntil || new Date(heldUntil) <= now) return undefined;
  return `held for you until ${new Date(heldUntil) < start ? momentOf(heldUntil) : 'your visit begins'}`;
}

/** Tells a waiting client how the clinic will answer, and how long the time is held. */
export function waitingText(
  { status, heldUntil, start }: Pick<Appointment, 'status' | 'heldUntil' | 'start'>,
  now: Date,
): string {
  if (status !== 'requested') return '';
  const held = heldText(heldUntil, new Date(start), now);
  const how = mailsAreSetUp()
    ? 'The clinic confirms the time by email.'
    : 'The clinic confirms the time here.';
  return `${how}${held ? ` It is ${held}.` : ''}`;
}

/** Tells if a visit is confirmed, upcoming and online, so that its link is shown. */
export const isOnlineToCome = (appointment: Appointment, now: Date): boolean =>
  appointment.status === 'confirmed' &&
  appointment.appointmentType === 'Online' &&
  isUpcoming(appointment, now);

export const JOIN = 'Join the online visit';

/** Begins the text about an online visit without a link, for which the clinic calls the client's `number`. */
export const callText = (number: string | undefined): string =>
  number ? weCallSentence(number) : 'We will call you on the number that you gave us.';

/** The clinic's reason for cancelling; undefined when the client cancelled, or without a reason. */
function cancellingReason({ status, changes }: Pick<Appointment, 'status' | 'changes'>): string | undefined {
  const last = changes.at(-1);
  return status === 'cancelled' && last?.by.role !== 'client' ? last?.reason : undefined;
}

export const notesOf = (appointment: Appointment): [label: string, text: string][] =>
  (
    [
      ['Your notes', appointment.clientNotes],
      ['From the clinic', appointment.assistantNotes],
      ['Why the clinic cancelled', cancellingReason(appointment)],
    ] as const
  ).flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []));

export const APPOINTMENTS_PAGE = {
  title: 'Appointments',
  context: 'Ask for a time; the clinic confirms it.',
  filters: ['All', 'Upcoming', 'Past'],
} as const;
