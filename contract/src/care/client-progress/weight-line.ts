import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import type { Goal } from './progress-goal.ts';
import { counting } from '../measurements/measurement-day.ts';
import type { Measurement } from '../measurements/measurements.ts';

/**
 * How the line is drawn. Single weighings differ by 0.4 to 0.6 kg from day to day (Orsama et al., Obes Facts 2014; 7:
 * 36–47), so that their spread is taken for 0.5 kg until many of them say otherwise; and today's resembles yesterday's,
 * so that daily ones say less than as many that lie apart.
 */
export const LINE = {
  days: 28,
  leastWeighings: 4,
  leastDays: 14,
  /** Days of a pause after which only later weighings count. */
  gap: 21,
  spread: 0.5,
  /** Weighings that the usual spread adds. */
  freedom: 6,
  /** Nearer than this on average, the slope's error is so much greater. */
  close: { days: 3, factor: 1.4 },
} as const;

/** The weight's progress in the days until a given one; kilograms. */
export interface WeightLine {
  /** The first and the last weighing that it goes through. */
  from: Day;
  to: Day;
  weighings: number;
  /** The change of the weight in a week; below zero it is lost. */
  aWeek: number;
  /** Between these it lies in four cases of five. */
  low: number;
  high: number;
  /** The given day, and what the line says of it. */
  today: Day;
  now: number;
  /** A single weighing differs from the line by about so much. */
  spread: number;
  /** The error of `aWeek`, and of how many independent weighings it is. */
  error: number;
  freedom: number;
}

type Weighed = Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'notCounted'>;

/** Normal deviates; how sure something is from one side. */
const DEVIATES = { 90: 1.281552, 95: 1.644854, 97.5: 1.959964 } as const;
type Sure = keyof typeof DEVIATES;

/** Student's t (Abramowitz and Stegun, 26.7.5); from 8 degrees of freedom on it is right to two decimals. */
function studentOf(sure: Sure, freedom: number): number {
  const z = DEVIATES[sure];
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

type Slope = Pick<WeightLine, 'aWeek' | 'error' | 'freedom'>;

/** The weight changes by more than this a week, with this certainty in per cent. */
export const aWeekFrom = ({ aWeek, error, freedom }: Slope, sure: Sure): number =>
  aWeek - studentOf(sure, freedom) * error;

/** The weight changes by less than this a week, with this certainty in per cent. */
export const aWeekUntil = ({ aWeek, error, freedom }: Slope, sure: Sure): number =>
  aWeek + studentOf(sure, freedom) * error;

/** A weight by the days since the first one that a line can have. */
interface Placed {
  at: number;
  day: Day;
  value: number;
}

/** The weights that a line may go through: of the last days, and of these what follows the last long pause. */
function lately(rows: readonly Weighed[], today: Day): Placed[] {
  const from = addDays(today, -LINE.days);
  const near = counting(
    rows.filter(({ day }) => day >= from && day <= today),
    'weight',
  ).map(({ day, value }) => ({ at: daysBetween(from, day), day, value }));
  const pause = near.findLastIndex(({ at }, place) => at - (near[place - 1]?.at ?? at) >= LINE.gap);
  return near.slice(Math.max(pause, 0));
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * The one line through a client's weights (least squares), by which the progress of the weight is told everywhere: of the
 * 28 days until `today`, from four weighings over 14 days on. Undefined while there are fewer.
 */
export function weightLine(rows: readonly Weighed[], today: Day): WeightLine | undefined {
  const weights = lately(rows, today);
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last || weights.length < LINE.leastWeighings) return undefined;
  const span = last.at - first.at;
  if (span < LINE.leastDays) return undefined;
  const count = weights.length;
  const middle = sum(weights.map(({ at }) => at)) / count;
  const mean = sum(weights.map(({ value }) => value)) / count;
  const width = sum(weights.map(({ at }) => (at - middle) ** 2));
  const aDay = sum(weights.map(({ at, value }) => (at - middle) * (value - mean))) / width;
  const off = sum(weights.map(({ at, value }) => (value - mean - aDay * (at - middle)) ** 2));
  const freedom = count - 2 + LINE.freedom;
  const spread = Math.sqrt((off + LINE.freedom * LINE.spread ** 2) / freedom);
  const isClose = span / (count - 1) < LINE.close.days;
  const error = (7 * (isClose ? LINE.close.factor : 1) * spread) / Math.sqrt(width);
  const slope = { aWeek: 7 * aDay, error, freedom };
  return {
    from: first.day,
    to: last.day,
    weighings: count,
    ...slope,
    low: aWeekFrom(slope, 90),
    high: aWeekUntil(slope, 90),
    today,
    now: mean + aDay * (LINE.days - middle),
    spread,
  };
}

/** Returns the line's value on a day that it goes through; undefined for any other. */
export const onLine = ({ from, to, today, now, aWeek }: WeightLine, day: Day): number | undefined =>
  day >= from && day <= to ? now - (aWeek * daysBetween(day, today)) / 7 : undefined;

/** Later than this no day is named: so far ahead a line says nothing. */
const MOST_DAYS = 730;

/**
 * Between which days a weight is reached as the line goes. Undefined while the range holds zero or leads away, when
 * there is nothing left to go, and for what would be more than two years away.
 */
export function reachedBetween(
  { low, high, now, today }: Pick<WeightLine, 'low' | 'high' | 'now' | 'today'>,
  { direction, value }: Pick<Goal, 'direction' | 'value'>,
): { from: Day; to: Day } | undefined {
  const sign = direction === 'lose' ? -1 : 1;
  const left = sign * (value - now);
  const [slow, quick] = [low, high].map((aWeek) => sign * aWeek).toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  if (direction === 'maintain' || left <= 0 || slow <= 0) return undefined;
  const [soon, late] = [quick, slow].map((aWeek) => Math.ceil((7 * left) / aWeek)) as [number, number];
  return late > MOST_DAYS ? undefined : { from: addDays(today, soon), to: addDays(today, late) };
}
