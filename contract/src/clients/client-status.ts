import { addDays, daysBetween, isRealDate } from '../clinic-calendar.ts';
import type { ClientStatus } from '../constants.ts';

/**
 * A client's status, derived from the programs: `new` until a program is
 * saved, `active` during the first, `rejoiner` during a later one, `ended` after the last one until the next.
 */
export function clientStatus(programs: { running: boolean; ended: number }): ClientStatus {
  if (programs.running) return programs.ended > 0 ? 'rejoiner' : 'active';
  return programs.ended > 0 ? 'ended' : 'new';
}

export const CLIENT_STATUS_WORDS: Record<ClientStatus, string> = {
  new: 'New',
  active: 'Active',
  rejoiner: 'Rejoiner',
  ended: 'Ended',
};

/** The part of a program that says how long it lasts: `duration` in weeks, `durationInDays` in days. */
export interface ProgramLength {
  duration?: number | null;
  durationInDays?: number | null;
}

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Days that a program was planned for: its days, else its weeks × 7; undefined when it says neither. */
export function plannedDays(program: ProgramLength | null | undefined): number | undefined {
  if (isCount(program?.durationInDays)) return program.durationInDays;
  return isCount(program?.duration) ? program.duration * 7 : undefined;
}

/** Last day of a program, yyyy-MM-dd. */
export const programEndsOn = ({ startDate, durationInDays }: { startDate: string; durationInDays: number }) =>
  addDays(startDate, durationInDays - 1);

/** How far a program is: whole days, and the share in whole percent (0–100). */
export interface ProgramProgress {
  daysDone: number;
  days: number;
  percent: number;
}

/**
 * How far a program is on the clinic's day `today` (yyyy-MM-dd): days done = today − start, between 0 and its
 * days. Undefined, shown as a dash, without a program, start or length.
 */
export function programProgress(
  program: (ProgramLength & { startDate?: string | null }) | null | undefined,
  today: string,
): ProgramProgress | undefined {
  const days = plannedDays(program);
  if (!days || !program?.startDate || !isRealDate(program.startDate)) return undefined;
  const daysDone = Math.min(Math.max(daysBetween(program.startDate, today), 0), days);
  return { daysDone, days, percent: Math.round((daysDone * 100) / days) };
}
