import { isTime } from '../clinic-calendar.ts';
import { isMultipleOfFive } from './appointment-rules.ts';
import { minutesOfRange } from './free-times.ts';
import type { WeekRange, WorkRange } from './hours.ts';
import type { Rule } from '../rules.ts';

/** Most ranges of one week. */
export const MAX_RANGES = 100;

/** The end of a working time: HH:mm or 24:00, a multiple of five minutes. */
export const endTime: Rule = (value) =>
  value === '24:00' || (typeof value === 'string' && isTime(value) && isMultipleOfFive(value))
    ? undefined
    : 'Please enter a time on a multiple of five minutes, up to 24:00.';

/** Says what is wrong with one working period, as people read it; undefined when nothing is. */
export const rangeProblem = ({ from, to, modes }: WorkRange): string | undefined => {
  if (minutesOfRange(from) >= minutesOfRange(to))
    return 'Please choose an end that is later than the beginning.';
  return modes.length === 0 ? 'Please choose whether it is at the clinic, online or both.' : undefined;
};

/** Says what is wrong with a week: the place of the range in the list, and the sentence; undefined when nothing is. */
export function weekProblem(ranges: readonly WeekRange[]): { index: number; sentence: string } | undefined {
  for (const [index, range] of ranges.entries()) {
    const sentence = rangeProblem(range);
    if (sentence) return { index, sentence };
    const clash = ranges.slice(0, index).some((other) => other.day === range.day && shareTime(other, range));
    if (clash) return { index, sentence: 'This overlaps with another time of the same day.' };
  }
  return undefined;
}

const shareTime = (one: WorkRange, other: WorkRange): boolean =>
  minutesOfRange(one.from) < minutesOfRange(other.to) && minutesOfRange(other.from) < minutesOfRange(one.to);
