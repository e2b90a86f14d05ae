import { addDays, clinicDateTime, clinicInstant, minutesOf, weekdayOf } from '../clinic-calendar.ts';
import type { OpeningHours } from '../clinic.ts';
import { START_STEP_MINUTES } from '../constants.ts';
import { VISIT_MODES, type VisitMode, type Week, type WorkRange, type ExtraHours } from './hours.ts';
import { closedReason } from './opening-hours.ts';
import { freeSpans, joined, overlaps, type TimeSpan } from '../platform/time-spans.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Clients read this about a doctor's day off, since the reason is private. */
export const NOT_AVAILABLE = 'Not available';

/** A period in which no client is seen. */
export interface Absence extends TimeSpan {
  /** The clinic's name of a closure, such as "Diwali"; left out for a doctor's time off. */
  closure?: string;
}

/** A doctor's working hours as stored, without the reasons that clients may not read. */
export interface WorkingTime {
  /** The clinic's opening hours, for days on which the doctor has no weekly hours. */
  hours: readonly OpeningHours[];
  weeks: readonly Pick<Week, 'validFrom' | 'ranges'>[];
  extra: readonly Pick<ExtraHours, 'date' | 'from' | 'to' | 'modes'>[];
  absences: readonly Absence[];
}

export interface FreeTimesQuestion extends WorkingTime {
  /** First and last day, yyyy-MM-dd, both included. */
  from: string;
  to: string;
  /** Minutes. */
  duration: number;
  /** Minutes after the visit that other visits must leave free; they may lie outside the working hours. */
  buffer?: number;
  /** Left out: hours at the clinic and online both count. */
  mode?: VisitMode;
  /** Minutes from one offered time to the next, counted from the start of each working period. */
  step: number;
  /** Taken periods in any order: visits with their buffer, and held times. */
  busy: readonly TimeSpan[];
  /** Times before it are not offered. */
  earliest?: Date;
  /** Now, when `earliest` is a client's notice: free times between the two make the day `tooLate`. */
  now?: Date;
  /** Times from here on are not offered. */
  latest?: Date;
  zone: string;
}

/** The free times of one day. */
export interface FreeDay {
  /** yyyy-MM-dd, clinic's zone. */
  date: string;
  /** HH:mm, earliest first. */
  times: string[];
  /** The sentence why no client is seen on the whole day, as clients read it. */
  closed?: string;
  /** True: the day has free times, but all come too soon for a client to book them online. */
  tooLate?: true;
}

/** The doctor's week that is valid on a day; undefined when the clinic's opening hours apply. */
export function weekOn<Kept extends Pick<Week, 'validFrom'>>(
  weeks: readonly Kept[],
  date: string,
): Kept | undefined {
  return weeks
    .filter(({ validFrom }) => validFrom <= date)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0];
}

/** Minutes since midnight, 0–1440, of HH:mm or 24:00. */
export const minutesOfRange = (time: string): number => (time === '24:00' ? DAY_MINUTES : minutesOf(time));

/** The doctor's working periods of a day, by week and extra hours, earliest first; time off is not taken out. */
export function workRanges(
  { hours, weeks, extra }: Omit<WorkingTime, 'absences'>,
  date: string,
): WorkRange[] {
  const week = weekOn(weeks, date);
  const weekday = weekdayOf(date);
  const usual = week
    ? week.ranges.filter(({ day }) => day === weekday)
    : hours
        .filter(({ day }) => day === weekday)
        .map(({ open, close }) => ({ from: open, to: close, modes: [...VISIT_MODES] }));
  return [...usual, ...extra.filter((range) => range.date === date)]
    .map(({ from, to, modes }) => ({ from, to, modes }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** Converts one day's minutes since midnight to instants and back. */
interface Clock {
  instant: (minutes: number) => Date;
  /** False for a time that the clock skips, as when summer time begins. */
  shows: (minutes: number) => boolean;
}

/** A day of 24 hours needs one look at the time zone; a day on which the clock changes needs one for each time. */
function clockOf(date: string, midnight: Date, next: Date, zone: string): Clock {
  const plain = next.getTime() - midnight.getTime() === DAY_MINUTES * MINUTE_MS;
  const instant = (minutes: number): Date => {
    if (minutes === DAY_MINUTES) return next;
    return plain
      ? new Date(midnight.getTime() + minutes * MINUTE_MS)
      : clinicInstant(date, timeOf(minutes), zone);
  };
  const shows = (minutes: number) => plain || clinicDateTime(instant(minutes), zone).time === timeOf(minutes);
  return { instant, shows };
}

interface WorkDay {
  date: string;
  clock: Clock;
  ranges: WorkRange[];
  spans: TimeSpan[];
}

/** The asked days and one more: a visit may go on over midnight when two working periods touch there. */
function workDays(question: FreeTimesQuestion): WorkDay[] {
  const { from, to, mode, zone } = question;
  const days: WorkDay[] = [];
  let midnight = clinicInstant(from, '00:00', zone);
  for (let date = from; date <= addDays(to, 1); date = addDays(date, 1)) {
    const next = clinicInstant(addDays(date, 1), '00:00', zone);
    const clock = clockOf(date, midnight, next, zone);
    const ranges = workRanges(question, date).filter(({ modes }) => !mode || modes.includes(mode));
    const spans = ranges.map((range) => ({
      start: clock.instant(minutesOfRange(range.from)),
      end: clock.instant(minutesOfRange(range.to)),
    }));
    days.push({ date, clock, ranges, spans });
    midnight = next;
  }
  return days;
}

/**
 * Computes the free starts of each day for a visit of `duration` minutes: inside working hours, outside time off,
 * without overlap. Sorted sweeps keep 62 days with 2,000 visits at a few milliseconds.
 */
export function freeDays(question: FreeTimesQuestion): FreeDay[] {
  const days = workDays(question);
  const working = joined(days.flatMap(({ spans }) => spans));
  const present = freeSpans(working, question.absences);
  const free = freeSpans(present, taken(question));
  const length = question.duration * MINUTE_MS;
  const earliest = question.earliest?.getTime() ?? -Infinity;
  const first = question.now?.getTime() ?? earliest;
  const latest = question.latest?.getTime() ?? Infinity;
  let place = 0;
  return days.slice(0, -1).map((day) => {
    const left = offered(day, question.step).filter((minutes) => {
      const start = day.clock.instant(minutes).getTime();
      if (start < first || start >= latest || !day.clock.shows(minutes)) return false;
      while (place < free.length && (free[place] as TimeSpan).end.getTime() <= start) place += 1;
      const span = free[place];
      return span !== undefined && span.start.getTime() <= start && start + length <= span.end.getTime();
    });
    const times = left.filter((minutes) => day.clock.instant(minutes).getTime() >= earliest);
    const closed = whyClosed(question, day, present);
    const tooLate = left.length > 0 && times.length === 0;
    return {
      date: day.date,
      times: times.map(timeOf),
      ...(closed && { closed }),
      ...(tooLate && { tooLate }),
    };
  });
}

/** Tells whether a visit may begin at `time` (HH:mm) of `from`; a fitting time off the steps is free too. */
export function isFreeAt(question: FreeTimesQuestion, time: string): boolean {
  const { from, zone, earliest, latest, duration } = question;
  const start = clinicInstant(from, time, zone);
  if ((earliest && start < earliest) || (latest && start >= latest)) return false;
  const working = joined(workDays(question).flatMap(({ spans }) => spans));
  const end = start.getTime() + duration * MINUTE_MS;
  return freeSpans(freeSpans(working, question.absences), taken(question)).some(
    (span) => span.start <= start && end <= span.end.getTime(),
  );
}

/** Taken periods, each enlarged at its start so that the buffer of a visit before it fits. */
const taken = ({ busy, buffer = 0 }: FreeTimesQuestion): readonly TimeSpan[] =>
  buffer === 0
    ? busy
    : busy.map(({ start, end }) => ({ start: new Date(start.getTime() - buffer * MINUTE_MS), end }));

/** Minutes since midnight at which a day's visits may start, by the step, earliest first. */
function offered({ ranges }: WorkDay, step: number): number[] {
  const minutes = ranges.flatMap(({ from, to }) => {
    const first = Math.ceil(minutesOfRange(from) / START_STEP_MINUTES) * START_STEP_MINUTES;
    const count = Math.max(0, Math.ceil((minutesOfRange(to) - first) / step));
    return Array.from({ length: count }, (_, index) => first + index * step);
  });
  return [...new Set(minutes)].toSorted((one, other) => one - other);
}

function whyClosed(
  question: FreeTimesQuestion,
  day: WorkDay,
  present: readonly TimeSpan[],
): string | undefined {
  const { hours, absences } = question;
  const [first] = day.spans;
  if (first) {
    const here = day.spans.some((span) => present.some((other) => overlaps(span, other)));
    if (here) return undefined;
    const closure = absences.find((absence) => absence.closure && overlaps(absence, first))?.closure;
    return closure ? `Closed: ${closure}` : NOT_AVAILABLE;
  }
  return closedReason(hours, day.date) ?? NOT_AVAILABLE;
}

function timeOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The `count` free starts nearest to a moment, nearest first; `days` must be in order, as `freeDays` gives them. */
export function nearestTimes(
  days: readonly FreeDay[],
  wanted: { date: string; time: string },
  count: number,
): { date: string; time: string }[] {
  const minutes = ({ date, time }: { date: string; time: string }) =>
    Date.parse(`${date}T${time}:00Z`) / MINUTE_MS;
  const aim = minutes(wanted);
  return days
    .flatMap(({ date, times }) =>
      times.map((time) => ({ date, time, away: Math.abs(minutes({ date, time }) - aim) })),
    )
    .toSorted((one, other) => one.away - other.away)
    .slice(0, count)
    .map(({ date, time }) => ({ date, time }));
}
