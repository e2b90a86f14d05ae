import type { Day } from '../../clinic-calendar.ts';
import type { DoseCourse } from './dose-course.ts';
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
