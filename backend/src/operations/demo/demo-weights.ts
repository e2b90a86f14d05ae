import { addDays, daysBetween } from '@clinic/contract/clinic-calendar';
import type { Goal } from '@clinic/contract/care/client-progress/progress-goal';
import { demoPerson, THIN } from './demo-people.ts';

/**
 * Two clients have a story of their own: the weight of one stands still, and the other has not weighed since the start.
 */
const STANDS_STILL = 30;
const DOES_NOT_WEIGH = 32;
/** Kilograms a week by client; all others lose two thirds of a kilogram. */
const WEIGHT_LINES = new Map([
  [STANDS_STILL, (weeks: number) => -0.7 * Math.min(weeks, 1)],
  [8, (weeks: number) => -1.9 * weeks],
  [THIN, (weeks: number) => 0.35 * weeks],
]);
const usual = (weeks: number): number => -0.66 * weeks;

/** Most lose steadily, one stands still, one is fast, one gains. */
export const weightAfter = (index: number, weeks: number): number =>
  demoPerson(index).weight + (WEIGHT_LINES.get(index) ?? usual)(weeks);

/** Weights logged at home since the start, every third day; some clients forget it for two weeks. */
export function demoLog(index: number, startDate: string, today: string): { day: string; value: number }[] {
  const days = Math.max(daysBetween(startDate, today), 0);
  const isForgotten = (day: number) => index === DOES_NOT_WEIGH || (index % 3 === 1 && day > 20 && day < 36);
  return Array.from({ length: Math.floor(days / 3) }, (_, place) => 2 + place * 3)
    .filter((day) => !isForgotten(day) && day <= days)
    .map((day) => {
      const wave = Math.sin(day * 1.7 + index) * (index === STANDS_STILL ? 0.08 : 0.35);
      return { day: addDays(startDate, day), value: Number((weightAfter(index, day / 7) + wave).toFixed(1)) };
    });
}

/** The goal of the running program, by its last day. */
export function demoGoal(index: number, by: string): Goal {
  const { weight } = demoPerson(index);
  const reason = 'Agreed at the first visit.';
  return index === THIN
    ? { direction: 'gain', kind: 'weight', value: weight + 4, by, reason }
    : { direction: 'lose', kind: 'weight', value: Math.max(weight - 12, 52), by, reason };
}
