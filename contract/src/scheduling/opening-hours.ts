import { addDays, formatTimes, minutesOf, weekdayName, weekdayOf } from '../clinic-calendar.ts';
import type { OpeningHours } from '../clinic.ts';

const rangesOf = (hours: readonly OpeningHours[], date: string): OpeningHours[] =>
  hours
    .filter(({ day }) => day === weekdayOf(date))
    .toSorted((one, other) => one.open.localeCompare(other.open));

/** Why the clinic is closed on a day (yyyy-MM-dd), as people read it; undefined when it is open. */
export function closedReason(hours: readonly OpeningHours[], date: string): string | undefined {
  return rangesOf(hours, date).length > 0 ? undefined : `The clinic is closed on ${weekdayName(date)}s.`;
}

/** The last day before `date` on which the clinic is open; simply the day before while no opening hours are known. */
export function openDayBefore(hours: readonly OpeningHours[], date: string): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map((back) => addDays(date, -back));
  return days.find((day) => rangesOf(hours, day).length > 0) ?? addDays(date, -1);
}

/** Why a visit of `duration` minutes cannot be at that time, as people read it; undefined when the clinic is open for all of it. */
export function outsideHours(visit: {
  hours: readonly OpeningHours[];
  date: string;
  time: string;
  duration: number;
}): string | undefined {
  const { hours, date, time, duration } = visit;
  const ranges = rangesOf(hours, date);
  const start = minutesOf(time);
  const fits = ranges.some(
    ({ open, close }) => minutesOf(open) <= start && start + duration <= minutesOf(close),
  );
  if (ranges.length === 0 || fits) return closedReason(hours, date);
  const open = ranges.map((range) => formatTimes(range.open, range.close)).join(' and ');
  return `On ${weekdayName(date)}s the clinic is open ${open}; a visit takes ${duration} minutes.`;
}
