import { clinicToday, type Day } from '../../clinic-calendar.ts';
import { isPossibleDay, yearProblem } from '../../reading/days.ts';
import type { Checkup } from '../checkups/checkups.ts';

/** The first day of which something can have been measured that is saved today: that of the last visit, or the one it has. */
export const measurableSince = (today: Day, days: readonly (Day | null | undefined)[]): Day =>
  days.reduce<Day>((first, day) => (day && day < first ? day : first), today);

/** Says why the day of a measurement is wrong; without `since` any day up to today is right. */
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

/** On which day of the clinic a checkup was measured. */
export const checkupDay = (
  { measuredOn, createdAt }: Pick<Checkup, 'measuredOn' | 'createdAt'>,
  zone: string,
): Day => measuredOn ?? clinicToday(new Date(createdAt), zone);
