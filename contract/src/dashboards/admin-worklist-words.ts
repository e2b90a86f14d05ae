import { addDays, type Day } from '../clinic-calendar.ts';
import { grouped } from '../platform/counted.ts';

/** Refused log-ins of a day that are more than forgotten passwords. */
export const MANY_REFUSED_LOG_INS = 20;
/** Less of a disk than this is too little, in bytes. */
export const LITTLE_STORAGE = 2 * 1024 ** 3;

/** The first day of the month before, and its day that is as far in the month as `today`: the last one of a shorter month. */
export function lastMonthUntil(today: Day): { from: Day; to: Day } {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  const same = `${last.slice(0, 7)}-${today.slice(8)}`;
  return { from: `${last.slice(0, 7)}-01`, to: same < last ? same : last };
}

/** How a number has changed, with sign and word: "▴ 12 more", "▾ 3 fewer", "▾ ₹500 less", "as before". */
export function changeWords(
  now: number,
  before: number,
  write: (amount: number) => string = grouped,
): string {
  if (now === before) return 'as before';
  const by = write(Math.abs(now - before));
  if (now > before) return `▴ ${by} more`;
  return `▾ ${by} ${write === grouped ? 'fewer' : 'less'}`;
}
