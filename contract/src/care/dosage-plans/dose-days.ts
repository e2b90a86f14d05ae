import { addDays, dayOfMonth, daysBetween, weekdayOf, type Day } from '../../clinic-calendar.ts';
import { DOSAGE_SLOTS, type DosageSlot } from '../../constants.ts';
import type { DosageEntry, SlotDose } from './dosage-plans.ts';
import type { DoseDays, DosePause, DoseRhythm } from './dose-course.ts';

const isWithin = (day: Day, { from, to }: Partial<DosePause>): boolean =>
  (from === undefined || from <= day) && (to === undefined || day <= to);

function fallsOn(rhythm: DoseRhythm, from: Day | undefined, day: Day): boolean {
  if ('weekdays' in rhythm) return rhythm.weekdays.includes(weekdayOf(day));
  if ('every' in rhythm) return from === undefined || daysBetween(from, day) % rhythm.every === 0;
  if ('dayOfMonth' in rhythm) return dayOfMonth(day) === rhythm.dayOfMonth;
  return false;
}

/** Tells whether a day lies in one of the pauses. */
const isPausedOn = ({ pauses = [] }: Pick<DoseDays, 'pauses'>, day: Day): boolean =>
  pauses.some((pause) => isWithin(day, pause));

/** Tells whether a day lies before or behind a dose's course, or in a pause. */
export const isOut = (course: DoseDays, day: Day): boolean =>
  !isWithin(day, { from: course.from, to: course.to }) || isPausedOn(course, day);

/** Tells whether a dose belongs to a day: within its course, not paused, by its rhythm; as needed never does. */
export const isTakenOn = (course: DoseDays, day: Day): boolean =>
  !isOut(course, day) && (course.rhythm === undefined || fallsOn(course.rhythm, course.from, day));

/** One slot's pieces on a day. */
export interface DoseOfDay extends SlotDose {
  slot: DosageSlot;
}

/**
 * The doses of an entry on a day, in the order of the day; none on a day on which it is not taken. The one rule for
 * the journal, the screens, dispensing and the plan checks.
 */
export function dosesOn(entry: DoseDays & Pick<DosageEntry, 'dosage'>, day: Day): DoseOfDay[] {
  if (!isTakenOn(entry, day)) return [];
  return DOSAGE_SLOTS.filter((slot) => entry.dosage[slot].count > 0).map((slot) => ({
    slot,
    ...entry.dosage[slot],
  }));
}

/** The pieces of an entry on a day. */
export const piecesOn = (entry: DoseDays & Pick<DosageEntry, 'total'>, day: Day): number =>
  isTakenOn(entry, day) ? entry.total : 0;

/** Tells whether a dose is taken as needed only. */
export const isAsNeeded = ({ rhythm }: Pick<DoseDays, 'rhythm'>): boolean =>
  rhythm !== undefined && 'asNeeded' in rhythm;

/** Tells whether the course has ended before that day. */
export const isOver = ({ to }: Pick<DoseDays, 'to'>, today: Day): boolean => to !== undefined && to < today;

const edgesOf = ({ from, to, pauses = [] }: DoseDays): Day[] =>
  [{ from, to }, ...pauses].flatMap((days) => [
    ...(days.from === undefined ? [] : [days.from]),
    ...(days.to === undefined ? [] : [addDays(days.to, 1)]),
  ]);

/** The next day after `today` on which a course or a pause begins or is over; null without one. */
export function nextEdge(courses: readonly DoseDays[], today: Day): Day | null {
  const coming = courses.flatMap(edgesOf).filter((day) => day > today);
  return coming.toSorted()[0] ?? null;
}
