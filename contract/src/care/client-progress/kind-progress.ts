import type { Day } from '../../clinic-calendar.ts';
import { baselineOfKind, type BaselineRow } from '../measurements/measurement-baseline.ts';
import { counting } from '../measurements/measurement-day.ts';
import type { BaselineValue, MeasuredValue, MeasurementKind } from '../measurements/measurements.ts';

/** The program whose progress is told. */
export interface ReportedProgram {
  startDate: Day;
  /** Its last day so far: today, or the day on which it ended. */
  until: Day;
  /** How many programs had ended before. */
  round: number;
  /** The values with which the program's start was fixed; empty for a program that has ended. */
  baseline: readonly BaselineValue[];
}

/**
 * Returns the value of a kind at the start of a program, also of one that has ended; undefined while that is
 * not known.
 */
export const startOfKind = (
  rows: readonly BaselineRow[],
  kind: MeasurementKind,
  { startDate: start, until: today, round, baseline }: ReportedProgram,
): BaselineValue | undefined =>
  baseline.find((one) => one.kind === kind) ?? baselineOfKind(rows, kind, { start, round, today });

/** The progress of a kind in a program. */
export interface KindProgress {
  /** The last value that counts, also one from before the program. */
  now: MeasuredValue & { day: Day };
  /** Undefined while the program has no baseline for it. */
  start: BaselineValue | undefined;
  /** Measured after the start, so that there is something to compare. */
  isSince: boolean;
  /** In the kind's unit; null where nothing can be compared, and of a blood pressure. */
  change: number | null;
}

/** Tells whether a day's measurement is of the program, and later than the one it is compared with. */
export const isSinceStart = (
  day: Day,
  startDate: Day,
  start: Pick<BaselineValue, 'day'> | undefined,
): boolean => day >= startDate && (!start || day > start.day);

/**
 * The one comparison of a program's start with now, by which every screen tells a change: the start is the program's
 * baseline, and nothing that was measured until then counts as a change. Undefined while nothing is measured.
 */
export function kindProgressOf(
  rows: readonly BaselineRow[],
  kind: MeasurementKind,
  program: ReportedProgram,
): KindProgress | undefined {
  const now = counting(rows, kind).findLast(({ day }) => day <= program.until);
  if (!now) return undefined;
  const start = startOfKind(rows, kind, program);
  const isSince = isSinceStart(now.day, program.startDate, start);
  const isCompared = start && isSince && now.diastolic === null;
  return { now, start, isSince, change: isCompared ? Number((now.value - start.value).toFixed(2)) : null };
}

/** Writes a change as a part of the value at the start: "−3.9 %", which stays in one line. */
export function percentOfStart(change: number, start: number): string {
  const size = ((100 * Math.abs(change)) / start).toFixed(1);
  const sign = size === '0.0' ? '' : change < 0 ? '−' : '+';
  return `${sign}${size}\u{A0}%`;
}

/** The one sentence for a client without a measurement after the start. */
export const notSinceWords = (kind?: MeasurementKind): string =>
  `not ${kind === 'weight' ? 'weighed' : 'measured'} since the start`;
