import { daysBetween, type Day } from './clinic-calendar.ts';
import {
  MEASUREMENT_SOURCES,
  type Measurement,
  type MeasurementKind,
  type MeasurementSource,
} from './measurements.ts';

/** Which measurement it is. */
export interface WhichMeasurement {
  client: string;
  kind: MeasurementKind;
  day: Day;
  source: MeasurementSource;
}

/** The id of a measurement: the same one saved twice is one row. */
export const measurementId = ({ client, kind, day, source }: WhichMeasurement): string =>
  `${client}:${kind}:${day}:${source}`;

type Counted = Pick<Measurement, 'kind' | 'day' | 'source' | 'at'>;

const rank = ({ source }: Pick<Measurement, 'source'>): number => MEASUREMENT_SOURCES.indexOf(source);

/** Of one day the better source goes first, then what was written down last. */
export const byWeight = (one: Counted, other: Counted): number =>
  rank(one) - rank(other) || other.at.localeCompare(one.at);

/** The values of a kind that count, one a day, the first day first. */
export function counting<Row extends Counted>(rows: readonly Row[], kind: MeasurementKind): Row[] {
  const ofKind = rows.filter((row) => row.kind === kind).toSorted(byWeight);
  const days = new Map<Day, Row>();
  for (const row of ofKind) if (!days.has(row.day)) days.set(row.day, row);
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** More kilograms than this in a week are asked about before they are saved. */
const JUMP_KG = 5;
const WEEK = 7;

/** The weight of the week before from which a new one differs so much that it may be a slip of the pen. */
export function jumpFrom<Row extends Counted & { value: number }>(
  rows: readonly Row[],
  { value, day }: { value: number; day: Day },
): Row | undefined {
  return counting(rows, 'weight')
    .filter((row) => row.day <= day && daysBetween(row.day, day) <= WEEK)
    .findLast((row) => row.day < day && Math.abs(row.value - value) > JUMP_KG);
}
