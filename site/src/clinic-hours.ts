import { formatTime, nameOfWeekday } from '@clinic/contract/clinic-calendar';
import type { OpeningHours } from '@clinic/contract/clinic';

const WEEK = [1, 2, 3, 4, 5, 6, 0];

export interface OpeningLine {
  /** Days in words: "Monday to Friday", "Sunday". */
  days: string;
  /** Hours in words: "9:00 AM to 1:00 PM, 4:00 PM to 8:00 PM", "closed". */
  times: string;
}

/** Writes the opening hours as people do: neighbouring days with the same hours share a line. */
export function openingLines(hours: readonly OpeningHours[]): OpeningLine[] {
  const timesOf = (day: number): string =>
    hours
      .filter((range) => range.day === day)
      .map(({ open, close }) => `${formatTime(open)} to ${formatTime(close)}`)
      .join(', ') || 'closed';
  const runs: { first: number; last: number; times: string }[] = [];
  for (const day of WEEK) {
    const run = runs.at(-1);
    const times = timesOf(day);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({
    days: first === last ? nameOfWeekday(first) : `${nameOfWeekday(first)} to ${nameOfWeekday(last)}`,
    times,
  }));
}
