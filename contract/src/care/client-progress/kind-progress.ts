import type { Day } from '../../clinic-calendar.ts';
import { baselineOfKind, type BaselineRow } from '../measurements/measurement-baseline.ts';
import { counting } from '../measurements/measurement-day.ts';
import type { BaselineValue, MeasuredValue, MeasurementKind } from '../measurements/measurements.ts';

/** A program, as far as its progress is computed. */
export interface ReportedProgram {
  startDate: Day;
  /** The last day that counts: today, or the day on which the program ended. */
  until: Day;
  /** How many of the client's programs had ended before. */
  round: number;
  /** The fixed baseline of the program; empty for an ended one. */
  baseline: readonly BaselineValue[];
}

/** The value of a kind at a program's start, also of an ended one; undefined while it is unknown. */
export const startOfKind = (
  rows: readonly BaselineRow[],
  kind: MeasurementKind,
  { startDate: start, until: today, round, baseline }: ReportedProgram,
): BaselineValue | undefined =>
  baseline.find((one) => one.kind === kind) ?? baselineOfKind(rows, kind, { start, round, today });

/** A kind's change within a program. */
export interface KindProgress {
  /** The last counting value, which may be older than the program. */
  now: MeasuredValue & { day: Day };
  /** Undefined while the program has no baseline of this kind. */
  start: BaselineValue | undefined;
  /** True: there is a value after the start to compare. */
  isSince: boolean;
  /** In the kind's unit; null when nothing can be compared, and for blood pressure. */
  change: number | null;
}

/** Tells whether a measurement belongs to the program and is later than its baseline. */
export const isSinceStart = (
  day: Day,
  startDate: Day,
  start: Pick<BaselineValue, 'day'> | undefined,
): boolean => day >= startDate && (!start || day > start.day);

/**
 * Compares a program's start with now; every screen uses this, so that all show the same change. The start is the
 * program's baseline; earlier values count as no change. Undefined while nothing is measured.
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

/** A change in per cent of the value at the start: "−3.9 %", with a space that does not break. */
export function percentOfStart(change: number, start: number): string {
  const size = ((100 * Math.abs(change)) / start).toFixed(1);
  const sign = size === '0.0' ? '' : change < 0 ? '−' : '+';
  return `${sign}${size}\u{A0}%`;
}

/**
 * The sentence for a client without a measurement after the start's. The start may be measured some days after the
 * program began, and then the sentence does not deny it.
 */
export function notSinceWords(kind: MeasurementKind | undefined, day: Day, startDate: Day): string {
  const taken = kind === 'weight' ? 'weighed' : 'measured';
  return day > startDate ? `${taken} for the start, not since` : `not ${taken} since the start`;
}
