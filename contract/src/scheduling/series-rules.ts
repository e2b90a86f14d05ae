import { addDays, daysBetween, formatDay, weekdayName, weekdayOf, type Day } from '../clinic-calendar.ts';
import { fromToday, multipleOfFive, realDate, wholeNumber, type Rule } from '../rules.ts';
import {
  SERIES_DAYS,
  SERIES_TIMES,
  type BookSeries,
  type SeriesExchange,
  type SeriesRhythm,
} from './series.ts';

/** Most days, and most weeks, from one visit to the next. */
export const MAX_EVERY = { days: 90, weeks: 12 } as const;

const SENTENCES = {
  rhythm: 'Please choose an interval: every so many days, or every so many weeks.',
  weekdays: 'Please choose each weekday once.',
  tooLong: `Please choose fewer visits or a shorter interval: the last is at most ${SERIES_DAYS} days after the first.`,
  notInIt: 'This is not a date of the series.',
  twice: 'Please name each date once.',
  tooFew: `A series has at least ${SERIES_TIMES.min} visits.`,
  leftOut: 'This date is left out already.',
  atOnce: 'Two visits of the series would be at the same time.',
} as const;

const isWeekday = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An interval: `{ days }`, 1–90, or `{ weeks, on? }`, 1–12, with one to seven different weekdays. */
export const seriesRhythm: Rule = (value) => {
  if (!isObject(value)) return SENTENCES.rhythm;
  const { days, weeks, on, ...others } = value;
  if (Object.keys(others).length > 0 || (days === undefined) === (weeks === undefined))
    return SENTENCES.rhythm;
  if (days !== undefined) return on === undefined ? wholeNumber(1, MAX_EVERY.days)(days) : SENTENCES.rhythm;
  const each =
    on === undefined || (Array.isArray(on) && on.length > 0 && on.every(isWeekday) && isOnceEach(on));
  return wholeNumber(1, MAX_EVERY.weeks)(weeks) ?? (each ? undefined : SENTENCES.weekdays);
};

/** How many dates a series has, 2–30. */
export const seriesTimes: Rule = wholeNumber(SERIES_TIMES.min, SERIES_TIMES.max);

/** A list of at most 30 different days. */
export const seriesDays: Rule = (value) => {
  if (!Array.isArray(value)) return 'Please send a list of dates.';
  if (value.length > SERIES_TIMES.max) return `Please send at most ${SERIES_TIMES.max}.`;
  const wrong = value.map(realDate).find((sentence) => sentence !== undefined);
  return wrong ?? (isOnceEach(value) ? undefined : SENTENCES.twice);
};

const isOnceEach = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * The dates of a rhythm, earliest first, `times` of them; weeks begin on Sunday, as on the clinic's calendars. The first
 * date counts only if it is on a chosen weekday.
 */
export function seriesDates(first: Day, every: SeriesRhythm, times: number): Day[] {
  if ('days' in every) return Array.from({ length: times }, (_, index) => addDays(first, index * every.days));
  const weekday = weekdayOf(first);
  const on = (every.on ?? [weekday]).toSorted((one, other) => one - other);
  const dates: Day[] = [];
  for (let sunday = addDays(first, -weekday); dates.length < times; sunday = addDays(sunday, 7 * every.weeks))
    dates.push(...on.map((day) => addDays(sunday, day)).filter((date) => date >= first));
  return dates.slice(0, times);
}

/** A visit of the series that is to be booked: its date by the rhythm, and when it takes place. */
export interface SeriesVisit extends Pick<SeriesExchange, 'at'> {
  of: Day;
}

type Chosen = Pick<BookSeries, 'first' | 'every' | 'times' | 'leaveOut' | 'instead'>;

/** The visits of a series without the dates that are left out, earliest first. The choice must have no problems. */
export function seriesVisits({ first, every, times, leaveOut = [], instead = [] }: Chosen): SeriesVisit[] {
  return seriesDates(first.date, every, times)
    .filter((date) => !leaveOut.includes(date))
    .map((of) => ({
      of,
      at: instead.find(({ date }) => date === of)?.at ?? { date: of, time: first.time },
    }))
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

const momentOf = ({ at }: SeriesVisit): string => `${at.date}T${at.time}`;

/**
 * Finds the faults of a series, by field; empty when there is none. `today`: yyyy-MM-dd, clinic's zone. Fields that
 * stand in others have their path, such as `first.date`.
 */
export function seriesProblems(series: Chosen, today: Day): Record<string, string> {
  const { first, every, times } = series;
  const problems = problemsOf([
    ['first.date', fromToday(today)(first.date)],
    ['first.time', multipleOfFive(first.time)],
    ['every', seriesRhythm(every)],
    ['times', seriesTimes(times)],
    ['leaveOut', seriesDays(series.leaveOut ?? [])],
  ]);
  if (Object.keys(problems).length > 0) return problems;
  const dates = seriesDates(first.date, every, times);
  return problemsOf([
    ['every', firstWeekday(first.date, every)],
    ['times', daysBetween(first.date, dates.at(-1) as Day) > SERIES_DAYS ? SENTENCES.tooLong : undefined],
    ['leaveOut', leaveOutProblem(series, dates)],
    ['instead', insteadProblem(series, dates, today)],
  ]);
}

const problemsOf = (checked: (readonly [string, string | undefined])[]): Record<string, string> =>
  Object.fromEntries(checked.flatMap(([field, sentence]) => (sentence ? [[field, sentence]] : [])));

function firstWeekday(first: Day, every: SeriesRhythm): string | undefined {
  if ('days' in every || !every.on || every.on.includes(weekdayOf(first))) return undefined;
  return `The first visit is on a ${weekdayName(first)}, which is not one of the chosen weekdays.`;
}

function leaveOutProblem({ leaveOut = [], times }: Chosen, dates: readonly Day[]): string | undefined {
  const other = leaveOut.find((date) => !dates.includes(date));
  if (other) return `${formatDay(other)}: ${SENTENCES.notInIt}`;
  return times - leaveOut.length < SERIES_TIMES.min ? SENTENCES.tooFew : undefined;
}

function insteadProblem(series: Chosen, dates: readonly Day[], today: Day): string | undefined {
  const { first, instead = [], leaveOut = [] } = series;
  for (const { date, at } of instead) {
    const sentence = dates.includes(date)
      ? leaveOut.includes(date)
        ? SENTENCES.leftOut
        : (fromToday(today)(at.date) ?? multipleOfFive(at.time) ?? tooLate(first.date, at.date))
      : SENTENCES.notInIt;
    if (sentence) return `${formatDay(date)}: ${sentence}`;
  }
  if (!isOnceEach(instead.map(({ date }) => date))) return SENTENCES.twice;
  return isOnceEach(seriesVisits(series).map(momentOf)) ? undefined : SENTENCES.atOnce;
}

const tooLate = (first: Day, date: Day): string | undefined =>
  daysBetween(first, date) > SERIES_DAYS ? SENTENCES.tooLong : undefined;
