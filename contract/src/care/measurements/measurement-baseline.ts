import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import { byWeight, counting } from './measurement-day.ts';
import type { BaselineValue, Measurement, MeasurementKind } from './measurements.ts';

/** Days around a program's start in which its baseline may be measured. */
export const BASELINE_DAYS = { before: 30, after: 14 } as const;
/** A staff value within so many days of the client's own value replaces it. */
const STAFF_DAYS = 3;

/** The fields of a measurement that decide about the baseline. */
export type BaselineRow = Pick<
  Measurement,
  'id' | 'kind' | 'day' | 'source' | 'at' | 'round' | 'value' | 'diastolic' | 'notCounted'
>;
type Row = BaselineRow;

/** When the program began, and how many programs had ended before. */
interface Begun {
  start: Day;
  round: number;
  today: Day;
}

const isOwn = ({ source }: Row): boolean => source === 'client' || source === 'recall-client';

/** The value of the nearest day; the earlier of two equally near days, and the better source of one day. */
function nearest(rows: readonly Row[], start: Day): Row | undefined {
  const away = ({ day }: Row) => Math.abs(daysBetween(start, day));
  return rows.toSorted(
    (one, other) => away(one) - away(other) || one.day.localeCompare(other.day) || byWeight(one, other),
  )[0];
}

const baselineOf = ({ id: row, kind, day, value, diastolic }: Row): BaselineValue => ({
  row,
  kind,
  day,
  value,
  diastolic,
});

/**
 * The value with which a program starting on `start` is compared: the one measured nearest to the start, from 30 days
 * before to 14 days after it; undefined before that day, or without such a value. A client's own value is replaced by
 * one of the staff within three days. A returning client's values from before the last program's end count only if
 * these days passed without a new one.
 */
export function baselineOfKind(
  rows: readonly Row[],
  kind: MeasurementKind,
  { start, round, today }: Begun,
): BaselineValue | undefined {
  if (start > today) return undefined;
  const [from, to] = [addDays(start, -BASELINE_DAYS.before), addDays(start, BASELINE_DAYS.after)];
  const inDays = rows.filter(
    (row) => row.kind === kind && row.day >= from && row.day <= to && !row.notCounted,
  );
  const anew = inDays.filter((row) => row.round >= round);
  const near = anew.length > 0 || today <= to ? anew : inDays;
  const first = nearest(near, start);
  const staffs = near.filter(
    (row) => !isOwn(row) && first && Math.abs(daysBetween(first.day, row.day)) <= STAFF_DAYS,
  );
  const row = first && isOwn(first) ? (nearest(staffs, start) ?? first) : first;
  return row && baselineOf(row);
}

/**
 * Fixes the baseline as far as possible now. A kind's fixed day stays, whatever is measured on other days; a corrected
 * value of that day corrects the baseline. A value that was removed, or no longer counts, is replaced.
 */
export function fixedBaseline(
  fixed: readonly BaselineValue[],
  rows: readonly Row[],
  when: Begun,
): BaselineValue[] {
  const kept = fixed.flatMap(({ row, kind }): BaselineValue[] => {
    const first = rows.find(({ id }) => id === row);
    if (!first || first.notCounted) return [];
    const ofProgram = rows.filter(({ day, round }) => day === first.day && round >= first.round);
    return counting(ofProgram, kind).map(baselineOf);
  });
  const kinds = new Set(rows.map(({ kind }) => kind));
  for (const { kind } of kept) kinds.delete(kind);
  return [...kept, ...[...kinds].flatMap((kind) => baselineOfKind(rows, kind, when) ?? [])];
}
