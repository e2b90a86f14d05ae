import { addDays, daysBetween, isRealDate } from '../clinic-calendar.ts';
import type { ClientStatus } from '../constants.ts';

/**
 * A client's status by the programs: `new` before the first, `active` during it, `rejoiner` during a later one, `ended`
 * between and after them.
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

/** The fields that tell how long a program lasts: `duration` in weeks, `durationInDays` in days. */
export interface ProgramLength {
  duration?: number | null;
  durationInDays?: number | null;
}

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** The planned days of a program: its days, or else its weeks × 7; undefined without both. */
export function plannedDays(program: ProgramLength | null | undefined): number | undefined {
  if (isCount(program?.durationInDays)) return program.durationInDays;
  return isCount(program?.duration) ? program.duration * 7 : undefined;
}

/** Last day of a program, yyyy-MM-dd. */
export const programEndsOn = ({ startDate, durationInDays }: { startDate: string; durationInDays: number }) =>
  addDays(startDate, durationInDays - 1);

/** How far a program has come: whole days, and whole per cent (0–100). */
export interface ProgramProgress {
  daysDone: number;
  days: number;
  percent: number;
}

/**
 * Computes a program's progress on the clinic's day `today`: days done = today − start, between 0 and its length.
 * Undefined, shown as a dash, without a program, start or length.
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
