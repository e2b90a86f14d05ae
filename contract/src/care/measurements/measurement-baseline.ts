import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import { byWeight, counting } from './measurement-day.ts';
import type { BaselineValue, Measurement, MeasurementKind } from './measurements.ts';

/** Days before and after the start within which a baseline is measured. */
export const BASELINE_DAYS = { before: 30, after: 14 } as const;
/** Days around the client's own value within which a value of the staff replaces it. */
const STAFF_DAYS = 3;

/** A measurement, as far as a baseline asks. */
export type BaselineRow = Pick<
  Measurement,
  'id' | 'kind' | 'day' | 'source' | 'at' | 'round' | 'value' | 'diastolic' | 'notCounted'
>;
type Row = BaselineRow;

/** The program's beginning, and how many programs had ended before. */
interface Begun {
  start: Day;
  round: number;
  today: Day;
}

const isOwn = ({ source }: Row): boolean => source === 'client' || source === 'recall-client';

/** The value of the day nearest to another one, the earlier of two such days; of one day the better source. */
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
 * Returns the value with which a program that starts on `start` is compared: undefined until that day has
 * come, and while there is no value from 30 days before it to 14 days after it. The day nearest to the start
 * wins; where that is the client's own value and staff have one of three days before or after it, staff's.
 * For a client who came back, values that were written down before the last program ended count when these
 * days went by without a new value.
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
 * The baseline with what can be fixed now. The day on which a kind was fixed stays, whatever is measured on other days;
 * its value is what counts of that day, so that a slip which is mended goes with it. What was taken back, or counts no
 * more, gives way.
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
