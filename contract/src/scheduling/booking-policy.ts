import { addDays, clinicDateTime, clinicInstant, type ClinicMoment } from '../clinic-calendar.ts';
import type { AppointmentStatus } from '../constants.ts';
import { counted } from '../platform/counted.ts';
import { afterOpenHour, type Openings } from './desk-openings.ts';

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

/** The proposed policy; it applies until an admin has stored one. */
export const DEFAULT_POLICY: Readonly<BookingPolicy> = {
  minNotice: 2,
  maxAdvance: 60,
  changeLimit: 12,
  holdHours: 24,
  buffer: 0,
  step: 15,
};

/** Smallest and largest value of each part of the policy, and its step. */
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
  /**
   * False: no admin has stored a policy. Then clients are not bound by it; only holds and offered times follow the
   * proposal.
   */
  stored: boolean;
  /** Raised by every change; 0 before the first. */
  version: number;
}

export interface SavePolicy extends BookingPolicy {
  /** The version that was read: an older one answers 409. */
  version: number;
}

/** The earliest and latest start that a client may ask for. */
export interface ClientWindow {
  earliest: Date;
  /** The first instant that is too late. */
  latest: Date;
}

/**
 * The instants between which a client's visit may start: after the minimum notice, and after the desk was open for an
 * hour, since the desk must be able to answer while the time is held.
 */
export function clientWindow(
  policy: BookingPolicy,
  now: Date,
  zone: string,
  openings: Openings,
): ClientWindow {
  const { date } = clinicDateTime(now, zone);
  const latest = clinicInstant(addDays(date, policy.maxAdvance + 1), '00:00', zone);
  const answered = afterOpenHour({ now, days: policy.maxAdvance, zone }, openings) ?? latest;
  const notice = afterNotice(policy, now);
  return { earliest: notice > answered ? notice : answered, latest };
}

const afterNotice = ({ minNotice }: Pick<BookingPolicy, 'minNotice'>, now: Date): Date =>
  new Date(now.getTime() + minNotice * HOUR_MS);

/** Why a client may not ask for a visit that begins then, as people read it; undefined inside the window. */
export function outsideWindow(
  { startsAt, now, policy }: { startsAt: Date; now: Date; policy: BookingPolicy },
  { earliest, latest }: ClientWindow,
): string | undefined {
  if (startsAt >= latest) return `Please choose a day within the next ${counted(policy.maxAdvance, 'day')}.`;
  if (startsAt >= earliest) return undefined;
  return startsAt < afterNotice(policy, now)
    ? `Please choose a time at least ${counted(policy.minNotice, 'hour')} from now, or call us.`
    : 'The clinic is not open long enough before this time to confirm it. Please choose a later one, or call us.';
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

/** The sentence about late changes, with the number to call: for emails, and where the client's buttons would be. */
export const lateChangeSentence = (
  { changeLimit }: Pick<BookingPolicy, 'changeLimit'>,
  phone: string,
): string => `Less than ${changeLimit} hours before your visit: please call ${phone}.`;

/**
 * The sentence about late changes in emails of a confirmed visit; undefined when changes are possible until the start.
 */
export const changeRuleSentence = (
  { changeLimit }: Pick<BookingPolicy, 'changeLimit'>,
  phone: string,
): string | undefined =>
  changeLimit > 0
    ? `You can move or cancel it in your portal until ${changeLimit} hours before it begins; later, please call ${phone}.`
    : undefined;

/** A free start time, offered when the wanted one is taken. */
export type Alternative = ClinicMoment;
