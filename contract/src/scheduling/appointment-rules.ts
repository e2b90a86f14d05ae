import { clinicInstant, isTime, minutesOf, type ClinicMoment } from '../clinic-calendar.ts';
import { START_STEP_MINUTES, type AppointmentStatus } from '../constants.ts';
import type { TimeSpan } from '../platform/time-spans.ts';
import { isOver, type Outcome } from './visit-outcome.ts';

const MINUTE_MS = 60_000;
const SLOT_MS = START_STEP_MINUTES * MINUTE_MS;

/** The times of an appointment as they are stored: days yyyy-MM-dd, times HH:mm, in the clinic's zone. */
export interface AppointmentTimes {
  date: string;
  time: string;
  confirmedDate?: string | null;
  confirmedTime?: string | null;
}

/** The time that counts: the confirmed one when it is set, otherwise the requested one. */
export function effectiveTime(appointment: AppointmentTimes): ClinicMoment {
  const { date, time, confirmedDate, confirmedTime } = appointment;
  return confirmedDate && confirmedTime ? { date: confirmedDate, time: confirmedTime } : { date, time };
}

/** Returns the instants between which an appointment of `duration` minutes really lasts. */
export function effectiveSpan(appointment: AppointmentTimes & { duration: number }, zone: string): TimeSpan {
  const { date, time } = effectiveTime(appointment);
  const start = clinicInstant(date, time, zone);
  return { start, end: new Date(start.getTime() + appointment.duration * MINUTE_MS) };
}

/**
 * The five-minute slots that an appointment of `duration` minutes takes, as epoch minutes ÷ 5; with its buffer, add that.
 * Two appointments overlap exactly when they share a slot, over midnight too; the database keeps those of confirmed and
 * held ones unique for each doctor.
 */
export function slotsOf(startsAt: Date, duration: number): number[] {
  const first = Math.floor(startsAt.getTime() / SLOT_MS);
  const end = Math.ceil((startsAt.getTime() + duration * MINUTE_MS) / SLOT_MS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/**
 * Tells whether an appointment is active, which a client can have only one of: requested or confirmed, its
 * effective end still to come, and not over by its outcome. Only an active appointment can be rescheduled.
 */
export function isActive(
  { status, endsAt, outcome = null }: { status: AppointmentStatus; endsAt: Date; outcome?: Outcome | null },
  now: Date,
): boolean {
  return status !== 'cancelled' && endsAt > now && !isOver(outcome);
}

/**
 * The assistants whom a client may name with a doctor: the doctor's own. A client's own doctor who has none is asked for
 * with anybody of the front desk, which answers then.
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
