import { addDays, clinicDateTime, clinicInstant } from '../clinic-calendar.ts';
import { freeSpans, joined, type TimeSpan } from '../platform/time-spans.ts';
import { workRanges, type WorkingTime } from './free-times.ts';

const HOUR_MS = 3_600_000;

/** Gives the desk's opening times of a day (yyyy-MM-dd), earliest first; none on a closed day. */
export type Openings = (date: string) => readonly TimeSpan[];

/** Computes the desk's opening times: the clinic's opening hours without closures of the whole clinic. */
export function deskOpenings(
  { hours, absences }: Pick<WorkingTime, 'hours' | 'absences'>,
  zone: string,
): Openings {
  const closures = absences.filter(({ closure }) => closure !== undefined);
  return (date) => {
    const instant = (time: string) =>
      time === '24:00' ? clinicInstant(addDays(date, 1), '00:00', zone) : clinicInstant(date, time, zone);
    const ranges = workRanges({ hours, weeks: [], extra: [] }, date);
    return freeSpans(
      joined(ranges.map(({ from, to }) => ({ start: instant(from), end: instant(to) }))),
      closures,
    );
  };
}

/** The instant at which the desk will have been open for an hour from `now`; undefined: not within the given days. */
export function afterOpenHour(
  { now, days, zone }: { now: Date; days: number; zone: string },
  openings: Openings,
): Date | undefined {
  const first = clinicDateTime(now, zone).date;
  let left = HOUR_MS;
  for (let ahead = 0; ahead <= days; ahead += 1)
    for (const { start, end } of openings(addDays(first, ahead))) {
      const from = start > now ? start : now;
      const lasts = end.getTime() - from.getTime();
      if (lasts >= left) return new Date(from.getTime() + left);
      if (lasts > 0) left -= lasts;
    }
  return undefined;
}
