import { addDays, formatDay, formatMoment, formatTime, weekdayName } from '@clinic/contract/clinic-calendar';
import type { TimeOff, VisitMode, WorkRange } from '@clinic/contract/scheduling/hours';

/** Any Sunday: names of weekdays are counted from it. */
const A_SUNDAY = '2026-01-04';

/** Weekdays from Monday on, as the clinic's week is shown. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** The weekday's name; 0 = Sunday … 6 = Saturday. */
export const dayName = (day: number): string => weekdayName(addDays(A_SUNDAY, day));

/** A time HH:mm in words; the end of the day is midnight. */
const timeWords = (time: string): string => (time === '24:00' ? 'midnight' : formatTime(time));

export const rangeWords = ({ from, to }: Pick<WorkRange, 'from' | 'to'>): string =>
  `${timeWords(from)} – ${timeWords(to)}`;

/** Names the mode of working hours only when it is not both. */
export function modeWords(modes: readonly VisitMode[]): string | undefined {
  if (modes.length > 1) return undefined;
  return modes[0] === 'online' ? 'Online only' : 'At the clinic only';
}

const isMidnight = (time: string): boolean => time === '00:00';

/** A doctor's time off in words; whole days without times. */
export function timeOffWords({ from, to }: Pick<TimeOff, 'from' | 'to'>): string {
  if (isMidnight(from.time) && isMidnight(to.time)) {
    const last = addDays(to.date, -1);
    return last === from.date ? formatDay(from.date) : `${formatDay(from.date)} – ${formatDay(last)}`;
  }
  return from.date === to.date
    ? `${formatDay(from.date)}, ${formatTime(from.time)} – ${formatTime(to.time)}`
    : `${formatMoment(from)} – ${formatMoment(to)}`;
}
