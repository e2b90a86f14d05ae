import type { OpeningHours } from '@clinic/contract/clinic';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0];

export interface OpeningLine {
  /** "Monday to Friday", "Sunday" */
  days: string;
  /** "9 am to 1 pm, 4 pm to 8 pm", "closed" */
  times: string;
}

/** "16:30" as people say it: "4:30 pm", and full hours without minutes. */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The opening hours as a person writes them: neighbouring days with the same hours share a line. */
export function openingLines(hours: readonly OpeningHours[]): OpeningLine[] {
  const timesOf = (day: number): string =>
    hours
      .filter((range) => range.day === day)
      .map(({ open, close }) => `${spokenTime(open)} to ${spokenTime(close)}`)
      .join(', ') || 'closed';
  const runs: { first: number; last: number; times: string }[] = [];
  for (const day of WEEK) {
    const run = runs.at(-1);
    const times = timesOf(day);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({
    days: first === last ? `${WEEKDAYS[first]}` : `${WEEKDAYS[first]} to ${WEEKDAYS[last]}`,
    times,
  }));
}
