import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import type { Goal } from './progress-goal.ts';
import type { WeightLine } from './weight-line.ts';

/** Most days ahead for which the line names a day. */
const MOST_DAYS = 730;

type Led = Pick<WeightLine, 'low' | 'high' | 'now' | 'today'>;
type Aim = Pick<Goal, 'direction' | 'value'>;

/** Returns the weight left to go, and the slowest and quickest weekly change, all in the direction of the goal. */
function leftToGo(
  { low, high, now }: Led,
  { direction, value }: Aim,
): Record<'left' | 'slow' | 'quick', number> {
  const sign = direction === 'lose' ? -1 : 1;
  return {
    left: sign * (value - now),
    slow: Math.min(sign * low, sign * high),
    quick: Math.max(sign * low, sign * high),
  };
}

const daysUntil = (left: number, aWeek: number): number => Math.ceil((7 * left) / aWeek);

/** The first day on which a weight may be reached as the line goes at its best; undefined where it leads away. */
export function soonestDay(line: Led, aim: Aim): Day | undefined {
  const { left, quick } = leftToGo(line, aim);
  if (left <= 0 || quick <= 0) return undefined;
  const days = daysUntil(left, quick);
  return days > MOST_DAYS ? undefined : addDays(line.today, days);
}

/**
 * The days between which a weight is reached if the trend continues. Undefined when the range includes zero or leads
 * away, when it is reached already, and beyond two years.
 */
export function reachedBetween(line: Led, aim: Aim): { from: Day; to: Day } | undefined {
  const { left, slow, quick } = leftToGo(line, aim);
  if (aim.direction === 'maintain' || left <= 0 || slow <= 0) return undefined;
  const [soon, late] = [daysUntil(left, quick), daysUntil(left, slow)];
  return late > MOST_DAYS ? undefined : { from: addDays(line.today, soon), to: addDays(line.today, late) };
}

/** A day that is to come, and between which weights the line leads on it. */
export interface RangeAhead {
  day: Day;
  low: number;
  high: number;
}

/** A picture of the range does not go further ahead: the weeks that were measured would have no room beside it. */
const MOST_AHEAD = 182;

/** The range of the line from today until a day to come, by its two ends; empty for a day that is over. */
export function rangeAhead({ today, now, low, high }: Led, until: Day): RangeAhead[] {
  const days = Math.min(daysBetween(today, until), MOST_AHEAD);
  if (days <= 0) return [];
  const at = (ahead: number): RangeAhead => ({
    day: addDays(today, ahead),
    low: now + (low * ahead) / 7,
    high: now + (high * ahead) / 7,
  });
  return [at(0), at(days)];
}
