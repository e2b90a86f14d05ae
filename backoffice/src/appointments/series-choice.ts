import { weekdayOf, type ClinicMoment, type Day } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import type { BookSeries, SeriesDate, SeriesRhythm } from '@clinic/contract/scheduling/series';
import {
  seriesDates,
  seriesProblems,
  seriesRhythm,
  seriesTimes,
  seriesVisits,
} from '@clinic/contract/scheduling/series-rules';
import { today } from '@clinic/ui/clinic-page';
import { WHOLE } from '@clinic/ui/forms/useSavedForm.ts';
import { isPastDay, type Booking, type SeriesChoice } from './booking.ts';

/** A booking that repeats. */
export type SeriesBooking = Omit<Booking, 'series'> & { series: SeriesChoice };

export const isSeries = (booking: Booking): booking is SeriesBooking =>
  booking.series !== null && !isPastDay(booking.date);

function rhythmOf({ unit, step, on }: SeriesChoice, first: Day): SeriesRhythm {
  const count = wholeNumberIn(step);
  if (unit === 'days') return { days: count };
  const own = weekdayOf(first);
  const others = on.filter((day) => day !== own);
  return { weeks: count, ...(others.length > 0 && { on: [own, ...others] }) };
}

/** The dates by the rhythm of the form, earliest first; none while something of it is wrong or missing. */
export function datesOf({ date, series }: Pick<SeriesBooking, 'date' | 'series'>): Day[] {
  if (date === '') return [];
  const every = rhythmOf(series, date);
  const times = wholeNumberIn(series.times);
  return seriesRhythm(every) === undefined && seriesTimes(times) === undefined
    ? seriesDates(date, every, times)
    : [];
}

/**
 * The series that a form asks for. Dates that were left out or exchanged before the rhythm was changed count only where
 * they are still among its dates.
 */
export function seriesBody(booking: SeriesBooking): BookSeries {
  const { date, time, client, doctor, assistant, appointmentType, duration, hoursReason, series } = booking;
  const dates = datesOf(booking);
  const leaveOut = series.leaveOut.filter((day) => dates.includes(day));
  const instead = series.instead.filter((one) => dates.includes(one.date) && !leaveOut.includes(one.date));
  return {
    client,
    doctor,
    assistant,
    appointmentType,
    duration,
    first: { date, time },
    every: rhythmOf(series, date),
    times: wholeNumberIn(series.times),
    ...(leaveOut.length > 0 && { leaveOut }),
    ...(instead.length > 0 && { instead }),
    ...(hoursReason.trim() && { hoursReason }),
    ...(isTaken(series, { date, time }) && { takeFirst: series.taken?.id }),
  };
}

/** The sentences about what is wrong with the series, by field of the call. */
export const problemsOf = (booking: SeriesBooking): Record<string, string> =>
  seriesProblems(seriesBody(booking), today());

/**
 * The rule of the form: what is wrong with its series as a whole, or that some of its dates cannot be booked as they
 * are. `answered`: the server's word about the dates; empty while there is none.
 */
export function seriesRule(
  booking: Booking,
  answered: readonly SeriesDate[],
): Record<string, string> | undefined {
  if (!isSeries(booking)) return undefined;
  const [problem] = Object.values(problemsOf(booking));
  if (problem !== undefined) return { [WHOLE]: problem };
  const blocked = seriesRows(booking, answered).filter(isInTheWay).length;
  return blocked === 0 ? undefined : { series: blockedWords(blocked) };
}

const blockedWords = (blocked: number): string =>
  `${counted(blocked, 'date')} ${blocked === 1 ? 'is' : 'are'} not free: choose another time or leave ${blocked === 1 ? 'it' : 'each'} out.`;

/** How many visits the form books; 0 while the rhythm is wrong. */
export function visitsOf(booking: Booking): number {
  if (!isSeries(booking)) return 1;
  return datesOf(booking).filter((date) => !booking.series.leaveOut.includes(date)).length;
}

/** Tells whether the client's active visit is the first one of the series. */
export const isTaken = ({ taken }: Pick<SeriesChoice, 'taken'>, { date, time }: ClinicMoment): boolean =>
  taken?.date === date && taken.time === time;

/** One date of the series, as the form lists it. */
export interface SeriesRow {
  /** The date by the rhythm. */
  of: Day;
  at: ClinicMoment;
  isLeftOut: boolean;
  /** True: it takes place at another time than by the rhythm. */
  isExchanged: boolean;
  /** The server's word about it; undefined while it has not answered for this time. */
  found?: SeriesDate;
}

/** The dates of a series, earliest first, those that are left out among them. */
export function seriesRows(booking: SeriesBooking, answered: readonly SeriesDate[]): SeriesRow[] {
  if (datesOf(booking).length === 0) return [];
  const { leaveOut = [], ...asked } = seriesBody(booking);
  return seriesVisits(asked).map(({ of, at }) => ({
    of,
    at,
    isLeftOut: leaveOut.includes(of),
    isExchanged: asked.instead?.some(({ date }) => date === of) ?? false,
    found: answered.find((one) => one.of === of && one.date === at.date && one.time === at.time),
  }));
}

/** Tells whether a date cannot be booked as it is. */
export const isInTheWay = ({ isLeftOut, found }: SeriesRow): boolean =>
  !isLeftOut && found !== undefined && found.obstacle !== null;
