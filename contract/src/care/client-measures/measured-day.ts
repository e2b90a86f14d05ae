import { clinicToday, type Day } from '../../clinic-calendar.ts';
import { isPossibleDay, yearProblem } from '../../reading/days.ts';
import type { Checkup } from '../checkups/checkups.ts';

/** The first day that a measurement saved today may be of: the last visit's, or the one it already has. */
export const measurableSince = (today: Day, days: readonly (Day | null | undefined)[]): Day =>
  days.reduce<Day>((first, day) => (day && day < first ? day : first), today);

/** Says what is wrong with a measurement's day; without `since` any day up to today is allowed. */
export function measuredDayProblem(
  day: Day,
  { today, since }: { today: Day; since?: Day },
): string | undefined {
  if (isPossibleDay(day) && day <= today && (since === undefined || day >= since)) return undefined;
  const otherwise =
    since === undefined
      ? 'Please choose today or an earlier day.'
      : 'Please choose a day from the last visit to today.';
  return yearProblem(day) ?? otherwise;
}

/** The clinic's day on which a checkup was measured. */
export const checkupDay = (
  { measuredOn, createdAt }: Pick<Checkup, 'measuredOn' | 'createdAt'>,
  zone: string,
): Day => measuredOn ?? clinicToday(new Date(createdAt), zone);
