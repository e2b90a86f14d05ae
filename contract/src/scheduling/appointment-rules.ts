import { clinicInstant, isTime, minutesOf, type ClinicMoment } from '../clinic-calendar.ts';
import { START_STEP_MINUTES, type AppointmentStatus } from '../constants.ts';
import type { TimeSpan } from '../platform/time-spans.ts';
import { isOver, type Outcome } from './visit-outcome.ts';

const MINUTE_MS = 60_000;
const SLOT_MS = START_STEP_MINUTES * MINUTE_MS;

/** Requested and confirmed time of an appointment: days yyyy-MM-dd, times HH:mm, in the clinic's zone. */
export interface AppointmentTimes {
  date: string;
  time: string;
  confirmedDate?: string | null;
  confirmedTime?: string | null;
}

/** The appointment's valid time: the confirmed one if there is one, otherwise the requested one. */
export function effectiveTime(appointment: AppointmentTimes): ClinicMoment {
  const { date, time, confirmedDate, confirmedTime } = appointment;
  return confirmedDate && confirmedTime ? { date: confirmedDate, time: confirmedTime } : { date, time };
}

/** The instants at which an appointment of `duration` minutes starts and ends. */
export function effectiveSpan(appointment: AppointmentTimes & { duration: number }, zone: string): TimeSpan {
  const { date, time } = effectiveTime(appointment);
  const start = clinicInstant(date, time, zone);
  return { start, end: new Date(start.getTime() + appointment.duration * MINUTE_MS) };
}

/**
 * Five-minute slots that an appointment of `duration` minutes takes, as epoch minutes ÷ 5; add its buffer to `duration`
 * to include it. Two appointments overlap exactly when they share a slot, over midnight too: a unique index on slots
 * keeps confirmed and held ones of a doctor apart.
 */
export function slotsOf(startsAt: Date, duration: number): number[] {
  const first = Math.floor(startsAt.getTime() / SLOT_MS);
  const end = Math.ceil((startsAt.getTime() + duration * MINUTE_MS) / SLOT_MS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/**
 * Tells whether an appointment is active: requested or confirmed, not yet over by time or outcome. A client can have
 * only one, and only an active one can be rescheduled.
 */
export function isActive(
  { status, endsAt, outcome = null }: { status: AppointmentStatus; endsAt: Date; outcome?: Outcome | null },
  now: Date,
): boolean {
  return status !== 'cancelled' && endsAt > now && !isOver(outcome);
}

/**
 * The assistants whom a client may choose with a doctor: the doctor's own. If the client's own doctor has none, all
 * assistants may be chosen.
 */
export function assistantsFor<Assistant extends { doctor: string | null }>(
  doctor: string,
  assistants: readonly Assistant[],
  ownDoctor: string | null,
): Assistant[] {
  const own = assistants.filter((assistant) => assistant.doctor === doctor);
  return own.length > 0 || doctor !== ownDoctor ? own : [...assistants];
}

const TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  cancelled: [],
};

/** Tells whether an update may lead from one status to another (docs/specification-map.md, Decisions §6). */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Tells whether a time HH:mm is a multiple of five minutes, as every start must be. */
export function isMultipleOfFive(time: string): boolean {
  return isTime(time) && minutesOf(time) % START_STEP_MINUTES === 0;
}
