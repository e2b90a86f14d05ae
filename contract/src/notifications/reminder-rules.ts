import { addDays, clinicDateTime, clinicToday, type Day } from '../clinic-calendar.ts';
import type { VisitReminder } from './email-kinds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long before a visit each reminder is sent, at the earliest and at the latest; and how long ago the client must have
 * been written to about its time: a client who read of it so lately knows it.
 */
const WINDOWS: Readonly<Record<VisitReminder, { earliest: number; latest: number; settled: number }>> = {
  'reminder-24h': { earliest: 24 * HOUR_MS, latest: 6 * HOUR_MS, settled: 12 * HOUR_MS },
  'reminder-2h': { earliest: 2 * HOUR_MS, latest: 30 * MINUTE_MS, settled: 3 * HOUR_MS },
};
/** Visits that begin later are not looked at. */
export const REMINDED_AHEAD_MS = WINDOWS['reminder-24h'].earliest;
/** Clinic's clock: no phone rings at night for a reminder. */
const QUIET = { from: '21:00', to: '08:00' };

/** The facts that the rules of a reminder look at. */
export interface RemindedVisit {
  startsAt: Date;
  /** When the client was last told of the time: it was confirmed, moved, or given to another doctor. */
  settledAt: Date;
}

/** Under this a reminder is in the outbox: one for each visit, start and kind. */
export const reminderKey = (visit: string, startsAt: Date, kind: VisitReminder | 'missed'): string =>
  `${visit}:${startsAt.toISOString()}:${kind}`;

export function isQuiet(now: Date, zone: string): boolean {
  const { time } = clinicDateTime(now, zone);
  return time >= QUIET.from || time < QUIET.to;
}

/** Tells whether the time allows to send a reminder now. */
export function mayRemind(kind: VisitReminder, startsAt: Date, now: Date, zone: string): boolean {
  const left = startsAt.getTime() - now.getTime();
  const { earliest, latest } = WINDOWS[kind];
  return left <= earliest && left >= latest && !(kind === 'reminder-2h' && isQuiet(now, zone));
}

export function reminderDue(
  kind: VisitReminder,
  { startsAt, settledAt }: RemindedVisit,
  now: Date,
  zone: string,
): boolean {
  const isSettled = now.getTime() - settledAt.getTime() >= WINDOWS[kind].settled;
  return isSettled && mayRemind(kind, startsAt, now, zone);
}

/** When a no-show must have been recorded for an email now, and how old the visit may be: later it is no news. */
const MISSED = { earliest: HOUR_MS, latest: DAY_MS, visit: 7 * DAY_MS };

/** Between which instants a no-show was recorded that is written about now. */
export const missedBetween = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - MISSED.latest),
  to: new Date(now.getTime() - MISSED.earliest),
});

/**
 * Tells whether the client of a no-show gets an email now: an hour after it was recorded, and not at night.
 */
export function missedDue(
  { startsAt, recordedAt }: { startsAt: Date; recordedAt: Date },
  now: Date,
  zone: string,
): boolean {
  const { from, to } = missedBetween(now);
  const isNews = now.getTime() - startsAt.getTime() <= MISSED.visit;
  return recordedAt >= from && recordedAt <= to && isNews && !isQuiet(now, zone);
}

/** Days before a program's end at which it is told; a few days later only when the server was down meanwhile. */
const ENDING = { earliest: 7, latest: 4 };
/** A shorter program is near its end from its first day on. */
const SHORTEST_PROGRAM_DAYS = 14;

/** The last days of programs whose end is told today; none at night. */
export function endingDays(now: Date, zone: string): { from: Day; to: Day } | undefined {
  if (isQuiet(now, zone)) return undefined;
  const today = clinicToday(now, zone);
  return { from: addDays(today, ENDING.latest), to: addDays(today, ENDING.earliest) };
}

export const isLongProgram = ({ durationInDays }: { durationInDays: number }): boolean =>
  durationInDays >= SHORTEST_PROGRAM_DAYS;
