import type { Day } from '../../clinic-calendar.ts';
import type { DosageEntry } from './dosage-plans.ts';
import type { DoseCourse } from './dose-course.ts';
import { isAsNeeded, isOver } from './dose-days.ts';
import { courseText } from './dose-words.ts';

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A medicine's form, vehicle and days in one line below its name: "Ghee or oil, with warm milk · Sundays, until 12
 * Feb"; empty when nothing of it is said.
 */
export function doseLine({ form, vehicle, ...days }: DoseCourse, today: Day): string {
  const said = form === 'other' ? undefined : form;
  const taken = [said, vehicle && `with ${vehicle}`].filter(Boolean).join(', ');
  return [taken, courseText(days, today)]
    .filter((part) => part !== '')
    .map(begun)
    .join(' · ');
}

/**
 * The pieces of a day on which a dose is taken: "2 a day", "2 each time" by a rhythm; empty once its course is over, and
 * for one as needed without pieces. Without `today` no course is over, as on paper.
 */
export function totalText(entry: Pick<DosageEntry, 'total' | 'rhythm' | 'to'>, today: Day = ''): string {
  if (isOver(entry, today) || (isAsNeeded(entry) && entry.total === 0)) return '';
  return `${entry.total} ${entry.rhythm ? 'each time' : 'a day'}`;
}
