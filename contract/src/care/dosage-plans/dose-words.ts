import { formatNearDay, nameOfWeekday, type Day } from '../../clinic-calendar.ts';
import { listed } from '../../platform/listed.ts';
import type { DoseDays, DosePause, DoseRhythm, StopReason } from './dose-course.ts';
import { isOver } from './dose-days.ts';

const ENDS = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [21, 'st'],
  [22, 'nd'],
  [23, 'rd'],
]);

/** A rhythm in words: "Sundays", "every 3 days", "on the 1st of each month", "as needed". */
export function rhythmText(rhythm: DoseRhythm): string {
  if ('weekdays' in rhythm) return listed(rhythm.weekdays.map((day) => `${nameOfWeekday(day)}s`));
  if ('every' in rhythm) return rhythm.every === 2 ? 'every other day' : `every ${rhythm.every} days`;
  if ('dayOfMonth' in rhythm)
    return `on the ${rhythm.dayOfMonth}${ENDS.get(rhythm.dayOfMonth) ?? 'th'} of each month`;
  return 'as needed';
}

function pauseText({ from, to }: DosePause, today: Day): string {
  const end = `until ${formatNearDay(to, today)}`;
  return from <= today ? `paused ${end}` : `paused from ${formatNearDay(from, today)} ${end}`;
}

/**
 * The days of a dose in words, as every screen writes them: "Sundays, from 5 Jan, until 12 Feb, paused until 14 Jan";
 * empty for a daily dose without an end. A first day and pauses that are past are not said, later pauses not yet.
 * Without `today` all days are said, with their years, as on paper.
 */
export function courseText({ from, to, pauses = [], rhythm }: DoseDays, today: Day = ''): string {
  const next = pauses
    .filter((pause) => pause.to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return [
    ...(rhythm ? [rhythmText(rhythm)] : []),
    ...(from !== undefined && from > today ? [`from ${formatNearDay(from, today)}`] : []),
    ...(to === undefined ? [] : [`${isOver({ to }, today) ? 'ended' : 'until'} ${formatNearDay(to, today)}`]),
    ...(isOver({ to }, today)
      ? []
      : next.slice(0, today === '' ? undefined : 1).map((pause) => pauseText(pause, today))),
  ].join(', ');
}

/** Why a dose was stopped, as the doctor chooses and reads it. */
export const STOP_REASON_LABELS: Record<StopReason, string> = {
  done: 'Course is done',
  sideEffect: 'Side effect',
  notNeeded: 'Not needed any more',
  other: 'Other reason',
};
