import type { OpeningHours } from '@clinic/contract/clinic';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0];

export interface OpeningLine {
  /** "Monday to Friday", "Sunday" */
  days: string;
  /** "9:00–13:00 and 16:00–20:00", "closed" */
  times: string;
}

const clock = (time: string): string => time.replace(/^0/, '');

/** The opening hours as a person writes them: neighbouring days with the same hours share a line. */
export function openingLines(hours: readonly OpeningHours[]): OpeningLine[] {
  const timesOf = (day: number): string =>
    hours
      .filter((range) => range.day === day)
      .map(({ open, close }) => `${clock(open)}–${clock(close)}`)
      .join(' and ') || 'closed';
  const runs: { first: number; last: number; times: string }[] = [];
  for (const day of WEEK) {
    const run = runs.at(-1);
    const times = timesOf(day);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({
    days: first === last ? `${NAMES[first]}` : `${NAMES[first]} to ${NAMES[last]}`,
    times,
  }));
}
