import { addDays, dayOfMonth, weekdayOf, type Day } from '../../clinic-calendar.ts';
import type { DosageEntryInput } from './dosage-plans.ts';

/** Seven kinds of days of a dose over eight weeks, for tests of all that reads them: server, paper and screens. */

export const EIGHT_WEEKS = 56;
/** Numbers of days from the first one, 0: Brahmi is stopped, Guggul is stopped for a side effect and begun again. */
export const STOPPED = 10;
export const SIDE_EFFECT = 14;
export const AGAIN = 21;
const [PAUSED_FROM, PAUSED_TO] = [20, 27];

const once = { morning: { count: 1 } };
export const SUNDAYS = 'Vitamin D3 60,000 IU';
export const AS_NEEDED = 'Hingvastak';

type Example = DosageEntryInput & { name: string };

/** The two plans as they are saved on the day before the first. */
export const eightWeeks = (first: Day): { vitamins: Example[]; herbs: Example[] } => ({
  vitamins: [
    { name: SUNDAYS, dosage: once, rhythm: { weekdays: [0] } },
    { name: 'Zinc 10 mg', dosage: once, rhythm: { every: 3 }, from: first },
    { name: 'B12', dosage: once, rhythm: { dayOfMonth: 1 } },
  ],
  herbs: [
    { name: AS_NEEDED, dosage: once, rhythm: { asNeeded: true } },
    {
      name: 'Triphala',
      dosage: once,
      pauses: [{ from: addDays(first, PAUSED_FROM), to: addDays(first, PAUSED_TO) }],
    },
    { name: 'Brahmi', dosage: once },
    { name: 'Guggul', dosage: once, vehicle: 'warm water' },
  ],
});

/** Names of the doses that stand in the plan at noon of a day, whether they are taken on it or not. */
export const standsOn = (name: string, number: number): boolean =>
  name === 'Brahmi' ? number < STOPPED : name !== 'Guggul' || number < SIDE_EFFECT || number >= AGAIN;

/** Names the doses of a day, worked out by hand, in order; `begun` counts a dose from the day on which it is saved. */
export function takenOn(first: Day, number: number, { begun = false } = {}): string[] {
  const date = addDays(first, number);
  return [
    ...(weekdayOf(date) === 0 ? [SUNDAYS] : []),
    ...(number % 3 === 0 ? ['Zinc 10 mg'] : []),
    ...(dayOfMonth(date) === 1 ? ['B12'] : []),
    ...(number < PAUSED_FROM || number > PAUSED_TO ? ['Triphala'] : []),
    ...(number < STOPPED ? ['Brahmi'] : []),
    // The frozen day of the restart does not know it yet.
    ...(number < SIDE_EFFECT || number > AGAIN || (begun && number === AGAIN) ? ['Guggul'] : []),
  ].toSorted();
}
