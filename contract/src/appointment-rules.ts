import {
  clinicDateTime,
  clinicInstant,
  isTime,
  minutesOf,
  weekdayOf,
  type ClinicMoment,
} from './clinic-calendar.ts';
import type { OpeningHours } from './clinic.ts';
import { START_STEP_MINUTES, type AppointmentStatus } from './constants.ts';

const MINUTE_MS = 60_000;
const SLOT_MS = START_STEP_MINUTES * MINUTE_MS;
/** Free times are offered every quarter of an hour, counted from the opening. */
const OFFER_STEP_MINUTES = 15;

/** A stretch of time from `start` up to, but not including, `end`. */
export interface TimeSpan {
  start: Date;
  end: Date;
}

/** The times of an appointment as they are stored: days yyyy-MM-dd, times HH:mm, in the clinic's zone. */
export interface AppointmentTimes {
  date: string;
  time: string;
  confirmedDate?: string | null;
  confirmedTime?: string | null;
}

/** The time that counts: the confirmed one when it is set, otherwise the requested one (specification decisions, section 6). */
export function effectiveTime(appointment: AppointmentTimes): ClinicMoment {
  const { date, time, confirmedDate, confirmedTime } = appointment;
  return confirmedDate && confirmedTime ? { date: confirmedDate, time: confirmedTime } : { date, time };
}

/** From when to when an appointment of `duration` minutes really lasts, as instants. */
export function effectiveSpan(appointment: AppointmentTimes & { duration: number }, zone: string): TimeSpan {
  const { date, time } = effectiveTime(appointment);
  const start = clinicInstant(date, time, zone);
  return { start, end: new Date(start.getTime() + appointment.duration * MINUTE_MS) };
}

/** Whether two stretches share time; back to back is no overlap. */
export function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * The five-minute slots that an appointment of `duration` minutes takes, as epoch minutes ÷ 5. Two appointments
 * overlap exactly when they share a slot, over midnight too; the database keeps them unique for each doctor.
 */
export function slotsOf(startsAt: Date, duration: number): number[] {
  const first = Math.floor(startsAt.getTime() / SLOT_MS);
  const end = Math.ceil((startsAt.getTime() + duration * MINUTE_MS) / SLOT_MS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/**
 * Whether an appointment is active, which a client can have only one of: requested or confirmed, and its
 * effective end is still to come. Only an active appointment can be rescheduled.
 */
export function isActive(appointment: { status: AppointmentStatus; endsAt: Date }, now: Date): boolean {
  return appointment.status !== 'cancelled' && appointment.endsAt > now;
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

/** Whether an update may lead from one status to another (specification decisions, section 6). */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether a time HH:mm is a multiple of five minutes, as every start must be. */
export function isMultipleOfFive(time: string): boolean {
  return isTime(time) && minutesOf(time) % START_STEP_MINUTES === 0;
}

function timeOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** What `freeTimes` looks at. Times that are not after `now` are left out; without it, none are. */
export interface FreeTimesQuestion {
  hours: readonly OpeningHours[];
  /** yyyy-MM-dd. */
  date: string;
  /** Minutes. */
  duration: number;
  /** What the doctor has confirmed. */
  busy: readonly TimeSpan[];
  zone: string;
  now?: Date;
}

/**
 * Start times (HH:mm, rising) at which an appointment fits between opening and closing and overlaps nothing;
 * offered every fifteen minutes from the opening.
 */
export function freeTimes({ hours, date, duration, busy, zone, now }: FreeTimesQuestion): string[] {
  const weekday = weekdayOf(date);
  const times = hours
    .filter(({ day }) => day === weekday)
    .flatMap(({ open, close }) => {
      const first = Math.ceil(minutesOf(open) / START_STEP_MINUTES) * START_STEP_MINUTES;
      const count = Math.floor((minutesOf(close) - duration - first) / OFFER_STEP_MINUTES) + 1;
      return Array.from({ length: Math.max(count, 0) }, (_, index) =>
        timeOf(first + index * OFFER_STEP_MINUTES),
      );
    });
  return [...new Set(times)].toSorted().filter((time) => {
    const span = effectiveSpan({ date, time, duration }, zone);
    const clockShowsIt = clinicDateTime(span.start, zone).time === time;
    return clockShowsIt && (!now || span.start > now) && !busy.some((other) => overlaps(span, other));
  });
}
