import { daysBetween, type Day } from '../../clinic-calendar.ts';
import { inOrder } from '../../platform/in-order.ts';
import {
  MEASUREMENT_SOURCES,
  type Measurement,
  type MeasurementKind,
  type MeasurementSource,
} from './measurements.ts';

/** The fields that identify a measurement. */
export interface WhichMeasurement {
  client: string;
  kind: MeasurementKind;
  day: Day;
  source: MeasurementSource;
}

/** The id of a measurement, so that saving the same one twice makes one row. */
export const measurementId = ({ client, kind, day, source }: WhichMeasurement): string =>
  `${client}:${kind}:${day}:${source}`;

type Counted = Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'notCounted'>;

const rank = ({ source }: Pick<Measurement, 'source'>): number => MEASUREMENT_SOURCES.indexOf(source);

/** Sorts values of one day: the better source first, then the one written down last. */
export const byWeight = (one: Counted, other: Counted): number =>
  rank(one) - rank(other) || inOrder(other.at, one.at);

function onePerDay<Row extends Counted>(rows: readonly Row[]): Row[] {
  const days = new Map<Day, Row>();
  for (const row of rows.toSorted(byWeight)) if (!days.has(row.day)) days.set(row.day, row);
  return [...days.values()].toSorted((one, other) => inOrder(one.day, other.day));
}

/** The values of a kind that count, one per day, oldest first. */
export const counting = <Row extends Counted>(rows: readonly Row[], kind: MeasurementKind): Row[] =>
  onePerDay(rows.filter((row) => row.kind === kind && !row.notCounted));

/** The last weight within these days, even one that does not count. */
export const lastWeighed = <Row extends Counted>(
  rows: readonly Row[],
  { from, to }: { from: Day; to: Day },
): Row | undefined =>
  onePerDay(rows.filter(({ kind, day }) => kind === 'weight' && day >= from && day <= to)).at(-1);

/** A change of more kilograms in a week needs a confirmation before it is saved. */
const JUMP_KG = 5;
const WEEK = 7;

/** The last week's weight from which a new one differs so much that it may be a typing mistake. */
export function jumpFrom<Row extends Counted & { value: number }>(
  rows: readonly Row[],
  { value, day }: { value: number; day: Day },
): Row | undefined {
  return counting(rows, 'weight')
    .filter((row) => row.day <= day && daysBetween(row.day, day) <= WEEK)
    .findLast((row) => row.day < day && Math.abs(row.value - value) > JUMP_KG);
}
