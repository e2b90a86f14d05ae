import { startOfDay } from 'date-fns';
import type { DateLocalizer } from 'react-big-calendar';

const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;

interface Stretch {
  start: Date;
  end: Date;
}

/** Days since 1970 on the browser's clock. */
const dayNumber = (date: Date): number =>
  Math.floor(date.getTime() / DAY_MS - date.getTimezoneOffset() / DAY_MINUTES);

const daysBetween = (start: Date, end: Date): number => dayNumber(end) - dayNumber(start);

function ceilDay(date: Date): Date {
  const midnight = startOfDay(date);
  if (midnight.getTime() === date.getTime()) return midnight;
  return new Date(midnight.getFullYear(), midnight.getMonth(), midnight.getDate() + 1);
}

/** Sorts by day; an event over several days goes first, then the time decides. */
const compareEvents = ({ evtA, evtB }: { evtA: Stretch; evtB: Stretch }): number =>
  daysBetween(evtB.start, evtA.start) ||
  daysBetween(evtB.start, evtB.end) - daysBetween(evtA.start, evtA.end) ||
  evtA.start.getTime() - evtB.start.getTime() ||
  evtA.end.getTime() - evtB.end.getTime();

const touches = ({ event, range }: { event: Stretch; range: Stretch }): boolean =>
  daysBetween(event.start, range.end) >= 0 &&
  (event.end > range.start || daysBetween(range.start, event.start) >= 0);

/**
 * Answers the library's questions about the day of every event with numbers. The library itself makes ten dates for
 * each comparison, which takes seconds for a busy month.
 */
export function withQuickDays(localizer: DateLocalizer): DateLocalizer {
  const { ceil, diff, inRange, startOf } = localizer;
  const quick = {
    daySpan: daysBetween,
    isSameDate: (one: Date, other: Date) => dayNumber(one) === dayNumber(other),
    startOf: (...[date, unit, ...more]: Parameters<typeof startOf>) =>
      unit === 'day' ? startOfDay(date) : startOf(date, unit, ...more),
    ceil: (...[date, unit]: Parameters<typeof ceil>) => (unit === 'day' ? ceilDay(date) : ceil(date, unit)),
    diff: (...[one, other, unit]: Parameters<typeof diff>) =>
      unit === 'day' ? Math.abs(daysBetween(one, other)) : diff(one, other, unit),
    inRange: (...[date, from, to, unit]: Parameters<typeof inRange>) =>
      unit === 'day'
        ? daysBetween(from, date) >= 0 && daysBetween(date, to) >= 0
        : inRange(date, from, to, unit),
    inEventRange: touches,
    sortEvents: compareEvents,
  };
  // The library's types lack some of these functions and their arguments.
  return Object.assign(localizer, quick as object);
}
