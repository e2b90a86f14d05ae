import { addDays, type Day } from '../clinic-calendar.ts';
import { grouped } from '../platform/counted.ts';

/** The admin is told of this many refused log-ins a day; fewer are forgotten passwords. */
export const MANY_REFUSED_LOG_INS = 20;
/** With fewer free bytes the disk counts as nearly full. */
export const LITTLE_STORAGE = 2 * 1024 ** 3;

/**
 * The first day of last month, and the same day of it as `today` is of this one; a shorter month's last day if needed.
 */
export function lastMonthUntil(today: Day): { from: Day; to: Day } {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  const same = `${last.slice(0, 7)}-${today.slice(8)}`;
  return { from: `${last.slice(0, 7)}-01`, to: same < last ? same : last };
}

/** Words for a changed number, with a sign: "▴ 12 more", "▾ 3 fewer", "▾ ₹500 less", "as before". */
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
