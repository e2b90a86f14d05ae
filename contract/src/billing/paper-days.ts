import { formatDay, type Day } from '../clinic-calendar.ts';
import { realDate, type Rule } from '../rules.ts';

/** The first day of GST; no book of this product is older. */
export const FIRST_PAPER_DAY: Day = '2017-07-01';

/** Checks the day of a paper or payment: from the beginning of GST until today. */
export const paperDay =
  (today: Day): Rule =>
  (value) => {
    const unreal = realDate(value);
    if (unreal) return unreal;
    const day = value as Day;
    if (day > today) return 'Please choose today or an earlier day.';
    return day < FIRST_PAPER_DAY
      ? `Please choose ${formatDay(FIRST_PAPER_DAY)} or a later day: GST began on it.`
      : undefined;
  };

/** Warns about an unusual day of a simple invoice, which may have any; undefined for a usual one. */
export function unusualDay(day: Day, today: Day): string | undefined {
  if (day > today) return 'This day has not come yet.';
  return day < FIRST_PAPER_DAY
    ? `This day is before ${formatDay(FIRST_PAPER_DAY)}, when GST began.`
    : undefined;
}
