import { addDays, clinicDateTime, clinicToday, type Day } from '../clinic-calendar.ts';
import type { VisitReminder } from './email-kinds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When each reminder is sent, at the earliest and at the latest before a visit. A client who was told of the time more
 * recently than `told` gets none.
 */
const WINDOWS: Readonly<Record<VisitReminder, { earliest: number; latest: number; settled: number }>> = {
  'reminder-24h': { earliest: 24 * HOUR_MS, latest: 6 * HOUR_MS, settled: 12 * HOUR_MS },
  'reminder-2h': { earliest: 2 * HOUR_MS, latest: 30 * MINUTE_MS, settled: 3 * HOUR_MS },
};
/** Reminders look no further ahead than this. */
export const REMINDED_AHEAD_MS = WINDOWS['reminder-24h'].earliest;
/** Quiet hours on the clinic's clock: no phone rings at night for a reminder. */
const QUIET = { from: '21:00', to: '08:00' };

/** The facts of a visit that the rules of reminders need. */
export interface RemindedVisit {
  startsAt: Date;
  /** When the client was last told the time: at its confirmation, move, or change of doctor. */
  settledAt: Date;
}

/** The key of a reminder in the outbox: one for each visit, start and kind, so that none is sent twice. */
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

/** When an email about a no-show is sent after it was recorded, and how old the visit may be. */
const MISSED = { earliest: HOUR_MS, latest: DAY_MS, visit: 7 * DAY_MS };

/** The period in which a no-show must have been recorded to be written about now. */
export const missedBetween = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - MISSED.latest),
  to: new Date(now.getTime() - MISSED.earliest),
});

/** Tells whether the client of a no-show gets an email now: an hour after it was recorded, never at night. */
export function missedDue(
  { startsAt, recordedAt }: { startsAt: Date; recordedAt: Date },
  now: Date,
  zone: string,
): boolean {
  const { from, to } = missedBetween(now);
  const isNews = now.getTime() - startsAt.getTime() <= MISSED.visit;
  return recordedAt >= from && recordedAt <= to && isNews && !isQuiet(now, zone);
}

/** Days before a program's end when the client is told; fewer only if the server was down. */
const ENDING = { earliest: 7, latest: 4 };
/** A shorter program gets no such email: its whole length would be near the end. */
const SHORTEST_PROGRAM_DAYS = 14;

/** Last days of the programs whose end clients are told today; none at night. */
export function endingDays(now: Date, zone: string): { from: Day; to: Day } | undefined {
  if (isQuiet(now, zone)) return undefined;
  const today = clinicToday(now, zone);
  return { from: addDays(today, ENDING.latest), to: addDays(today, ENDING.earliest) };
}

export const isLongProgram = ({ durationInDays }: { durationInDays: number }): boolean =>
  durationInDays >= SHORTEST_PROGRAM_DAYS;
