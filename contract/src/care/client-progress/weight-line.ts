import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import { counting } from '../measurements/measurement-day.ts';
import type { Measurement } from '../measurements/measurements.ts';

/**
 * Parameters of the line. Weighings vary by 0.4 to 0.6 kg from day to day (Orsama et al., Obes Facts 2014; 7: 36–47),
 * so their spread is assumed as 0.5 kg until many weighings show another. One day resembles the day before, so daily
 * weighings tell less than the same number further apart.
 */
export const LINE = {
  days: 28,
  leastWeighings: 4,
  leastDays: 14,
  /** After a pause of more days, only later weighings count. */
  gap: 21,
  spread: 0.5,
  /** Degrees of freedom with which the usual spread counts. */
  freedom: 6,
  /** Below this mean distance in days the slope's error is multiplied by the factor. */
  close: { days: 3, factor: 1.4 },
} as const;

/** The trend of a client's weight until a given day; kilograms. */
export interface WeightLine {
  /** Days of the first and the last weighing of the line. */
  from: Day;
  to: Day;
  weighings: number;
  /** Change per week; negative when weight is lost. */
  aWeek: number;
  /** The true change lies between `low` and `high` in four of five cases. */
  low: number;
  high: number;
  /** The given day, and the line's weight on it. */
  today: Day;
  now: number;
  /** Standard deviation of single weighings around the line. */
  spread: number;
  /** Standard error of `aWeek`, and its degrees of freedom. */
  error: number;
  freedom: number;
}

type Weighed = Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'notCounted'>;

/** Quantiles of the normal distribution for a one-sided certainty in per cent. */
const DEVIATES = { 90: 1.281552, 95: 1.644854, 97.5: 1.959964 } as const;
type Sure = keyof typeof DEVIATES;

/**
 * Student's t by the normal quantile (Abramowitz and Stegun, 26.7.5); exact to two decimals from 8 degrees of freedom
 * on.
 */
function studentOf(sure: Sure, freedom: number): number {
  const z = DEVIATES[sure];
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

type Slope = Pick<WeightLine, 'aWeek' | 'error' | 'freedom'>;

/** The change per week is above this, with the given certainty in per cent. */
export const aWeekFrom = ({ aWeek, error, freedom }: Slope, sure: Sure): number =>
  aWeek - studentOf(sure, freedom) * error;

/** The change per week is below this, with the given certainty in per cent. */
export const aWeekUntil = ({ aWeek, error, freedom }: Slope, sure: Sure): number =>
  aWeek + studentOf(sure, freedom) * error;

/** A weight with the days since the earliest one that a line can include. */
interface Placed {
  at: number;
  day: Day;
  value: number;
}

/** The weights that a line uses: of the last days, and only those after the last long pause. */
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
 * Fits the line through a client's weights (least squares) on which all statements about the trend are based: over the
 * 28 days until `today`, with at least four weighings across 14 days. Undefined with fewer.
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

/** The line's weight on a day within its period; undefined for any other day. */
export const onLine = ({ from, to, today, now, aWeek }: WeightLine, day: Day): number | undefined =>
  day >= from && day <= to ? now - (aWeek * daysBetween(day, today)) / 7 : undefined;
