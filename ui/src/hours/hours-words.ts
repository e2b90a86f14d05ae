import { addDays, formatDay, formatMoment, formatTime, weekdayName } from '@clinic/contract/clinic-calendar';
import type { TimeOff, VisitMode, WorkRange } from '@clinic/contract/scheduling/hours';

/** Sunday of some week, from which the names of weekdays are counted. */
const A_SUNDAY = '2026-01-04';

/** Monday first, as the clinic's week is read. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** 0 = Sunday … 6 = Saturday. */
export const dayName = (day: number): string => weekdayName(addDays(A_SUNDAY, day));

/** HH:mm as people read it; the end of the day is midnight. */
const timeWords = (time: string): string => (time === '24:00' ? 'midnight' : formatTime(time));

export const rangeWords = ({ from, to }: Pick<WorkRange, 'from' | 'to'>): string =>
  `${timeWords(from)} – ${timeWords(to)}`;

/** Where a doctor works: said only when it is not both. */
export function modeWords(modes: readonly VisitMode[]): string | undefined {
  if (modes.length > 1) return undefined;
  return modes[0] === 'online' ? 'Online only' : 'At the clinic only';
}

const isMidnight = (time: string): boolean => time === '00:00';

/** Words for the time that a doctor is away: whole days as days. */
export function timeOffWords({ from, to }: Pick<TimeOff, 'from' | 'to'>): string {
  if (isMidnight(from.time) && isMidnight(to.time)) {
    const last = addDays(to.date, -1);
    return last === from.date ? formatDay(from.date) : `${formatDay(from.date)} – ${formatDay(last)}`;
  }
  return from.date === to.date
    ? `${formatDay(from.date)}, ${formatTime(from.time)} – ${formatTime(to.time)}`
    : `${formatMoment(from)} – ${formatMoment(to)}`;
}
