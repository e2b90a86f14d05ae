import { addDays, clinicDateTime, clinicInstant, type ClinicMoment } from '../clinic-calendar.ts';
import type { AppointmentStatus } from '../constants.ts';

const HOUR_MS = 3_600_000;

/** The rules by which clients book and free times are offered: one record, which an admin sets. */
export interface BookingPolicy {
  /** Hours before a visit until which a client may ask for it, 0–336. */
  minNotice: number;
  /** Days ahead that a client may ask for, 1–365. */
  maxAdvance: number;
  /** Hours before a confirmed visit until which its client may move or cancel it, 0–336. */
  changeLimit: number;
  /** Hours of the clinic's open days for which a client's request holds its time, 1–336. */
  holdHours: number;
  /** Minutes after a visit that stay free, 0–60, a multiple of five. */
  buffer: number;
  /** Minutes from one offered time to the next, 5–60, a multiple of five. */
  step: number;
}

/** These values are proposed to the admin, and hold until a policy is stored. */
export const DEFAULT_POLICY: Readonly<BookingPolicy> = {
  minNotice: 2,
  maxAdvance: 60,
  changeLimit: 12,
  holdHours: 24,
  buffer: 0,
  step: 15,
};

/** Smallest and largest value of each part, and what it is a multiple of. */
export const POLICY_LIMITS: Readonly<
  Record<keyof BookingPolicy, { min: number; max: number; step: number }>
> = {
  minNotice: { min: 0, max: 336, step: 1 },
  maxAdvance: { min: 1, max: 365, step: 1 },
  changeLimit: { min: 0, max: 336, step: 1 },
  holdHours: { min: 1, max: 336, step: 1 },
  buffer: { min: 0, max: 60, step: 5 },
  step: { min: 5, max: 60, step: 5 },
};

/** The policy as every role reads it. */
export interface PolicyAnswer {
  policy: BookingPolicy;
  /** False: no admin has stored one. Then it binds no client, and only holds and offers follow it. */
  stored: boolean;
  /** Raised by every change; 0 before the first. */
  version: number;
}

export interface SavePolicy extends BookingPolicy {
  /** The version that was read: an older one answers 409. */
  version: number;
}

/** The instants between which a client's visit may begin. */
export function clientWindow(
  policy: BookingPolicy,
  now: Date,
  zone: string,
): { earliest: Date; latest: Date } {
  const { date } = clinicDateTime(now, zone);
  return {
    earliest: new Date(now.getTime() + policy.minNotice * HOUR_MS),
    latest: clinicInstant(addDays(date, policy.maxAdvance + 1), '00:00', zone),
  };
}

/**
 * Tells whether it is too late for the client to move or cancel a visit: an own request can always be
 * withdrawn.
 */
export function isTooLateToChange(
  { status, startsAt }: { status: AppointmentStatus; startsAt: Date },
  { changeLimit }: Pick<BookingPolicy, 'changeLimit'>,
  now: Date,
): boolean {
  return status === 'confirmed' && startsAt.getTime() - now.getTime() < changeLimit * HOUR_MS;
}

/** Days that are looked at for the next opening: a clinic that is closed for longer holds nothing back. */
const LOOKED_AHEAD = 60;

/** When the clinic opens and closes on a day (yyyy-MM-dd), rising. */
type Openings = (date: string) => readonly { start: Date; end: Date }[];

/**
 * Until when a request made `now` holds its time: `holdHours` hours that pass on the clinic's open days only, counted from
 * the next opening when it is closed, and not beyond the visit's start; in any case until the desk has been open for an
 * hour, since it has to be able to answer. `openings` answers when the clinic opens and closes on a day (yyyy-MM-dd),
 * rising; none: a closed day.
 */
export function heldUntil(
  { now, holdHours, startsAt, zone }: { now: Date; holdHours: number; startsAt: Date; zone: string },
  openings: Openings,
): Date {
  const until = earlier(afterHours(now, holdHours, zone, openings) ?? startsAt, startsAt);
  return later(until, afterOpenHour(now, zone, openings) ?? until);
}

/** When the given hours of open days have passed; undefined: not within the days that are looked at. */
function afterHours(now: Date, holdHours: number, zone: string, openings: Openings): Date | undefined {
  const first = clinicDateTime(now, zone).date;
  let left = holdHours * HOUR_MS;
  let began = false;
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead += 1) {
    const date = addDays(first, ahead);
    const open = openings(date);
    const next = open.find(({ end }) => end > now);
    // Once it runs it runs through the whole of each open day; it begins while the clinic is open.
    const from = began ? open[0] && clinicInstant(date, '00:00', zone) : next && later(next.start, now);
    if (!from) continue;
    began = true;
    const until = clinicInstant(addDays(date, 1), '00:00', zone);
    const passes = until.getTime() - from.getTime();
    if (passes >= left) return new Date(from.getTime() + left);
    left -= passes;
  }
  return undefined;
}

/** When the clinic has been open for an hour since then. */
function afterOpenHour(now: Date, zone: string, openings: Openings): Date | undefined {
  const first = clinicDateTime(now, zone).date;
  let left = HOUR_MS;
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead += 1)
    for (const { start, end } of openings(addDays(first, ahead))) {
      const from = later(start, now);
      const lasts = end.getTime() - from.getTime();
      if (lasts >= left) return new Date(from.getTime() + left);
      if (lasts > 0) left -= lasts;
    }
  return undefined;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The rule about changes in a sentence, with the number to call: for emails, and in place of the client's buttons. */
export const lateChangeSentence = (
  { changeLimit }: Pick<BookingPolicy, 'changeLimit'>,
  phone: string,
): string => `Less than ${changeLimit} hours before your visit: please call ${phone}.`;

/**
 * Every email about a confirmed visit says this about the rule; undefined when changes are possible until the
 * start.
 */
export const changeRuleSentence = (
  { changeLimit }: Pick<BookingPolicy, 'changeLimit'>,
  phone: string,
): string | undefined =>
  changeLimit > 0
    ? `You can move or cancel it in your portal until ${changeLimit} hours before it begins; later, please call ${phone}.`
    : undefined;

/** A free start that is offered in place of one that is not to be had. */
export type Alternative = ClinicMoment;
