import { formatDay, type Day, type Instant } from '../clinic-calendar.ts';
import type { PersonRef } from '../people.ts';
import type { Paper } from './business.ts';
import { financialYear, MAX_NUMBER, numberIn } from './paper-numbers.ts';

/** Numbers on papers that the database lost, since a restore brought back an earlier state. */
export interface SeriesGap {
  /** The series, such as TW/26-27. */
  series: string;
  paper: Paper;
  /** First and last missing serial. */
  from: number;
  to: number;
  /** Day of the last lost paper. */
  day: Day;
  reason: string;
  by: PersonRef;
  /** Day on which the admin reported it. */
  on: Day;
}

/** A series that gives no numbers after a restore, until an admin confirms its last one. */
export interface WaitingSeries {
  /** The series, such as TW/26-27. */
  series: string;
  paper: Paper;
  /** Instant of the restore. */
  since: Instant;
  /** Last serial in the database; 0: none in this financial year. */
  last: number;
  /** Day of that paper; null without one. */
  lastDay: Day | null;
}

export interface ConfirmSeries {
  series: string;
  /** Serial of the last number on paper; at least the database's. */
  last: number;
  /** Day of that paper; sent, like `reason`, only if the serial is higher than the database's. */
  day?: Day;
  /** Why the database lacks the numbers in between. */
  reason?: string;
}

/** Mistakes by field. */
export function confirmSeriesProblems(
  { series, last: stored, lastDay }: Pick<WaitingSeries, 'series' | 'last' | 'lastDay'>,
  { last, day, reason }: Omit<ConfirmSeries, 'series'>,
  today: Day,
): Record<string, string> {
  if (last < stored) return { last: `The records have ${numberIn(series, stored)} already.` };
  if (last === stored) return {};
  return {
    ...(numberIn(series, last).length > MAX_NUMBER && { last: 'This number is too long for a paper.' }),
    ...dayProblem(series, lastDay, day, today),
    ...(!reason && { reason: 'Please say why these numbers are missing.' }),
  };
}

function dayProblem(series: string, lastDay: Day | null, day: Day | undefined, today: Day): { day?: string } {
  if (!day) return { day: 'Please enter the day of that paper.' };
  if (day > today) return { day: 'Please choose today or an earlier day.' };
  if (!series.endsWith(`/${financialYear(day)}`)) return { day: 'This day is in another financial year.' };
  if (lastDay && day < lastDay) return { day: `The records have a paper of ${formatDay(lastDay)} already.` };
  return {};
}
