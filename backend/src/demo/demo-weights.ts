import { addDays, daysBetween } from '@clinic/contract/clinic-calendar';
import { demoPerson } from './demo-people.ts';

/** Kilograms of a week, for clients who do not lose two thirds of one. */
const COURSES = new Map([
  [4, (weeks: number) => -0.7 * Math.min(weeks, 4)],
  [8, (weeks: number) => -1.9 * weeks],
  [10, (weeks: number) => 0.35 * weeks],
]);
const usual = (weeks: number): number => -0.66 * weeks;

/** What a client weighs so many weeks after the start: most lose steadily, one stands still, one is fast, one gains. */
export const weightAfter = (index: number, weeks: number): number =>
  demoPerson(index).weight + (COURSES.get(index) ?? usual)(weeks);

/** Weights that a client has logged at home since the start, every third day; some forget it for two weeks. */
export function demoLog(index: number, startDate: string, today: string): { day: string; value: number }[] {
  const days = Math.max(daysBetween(startDate, today), 0);
  const isForgotten = (day: number) => index % 3 === 1 && day > 20 && day < 36;
  return Array.from({ length: Math.floor(days / 3) }, (_, place) => 2 + place * 3)
    .filter((day) => !isForgotten(day) && day <= days)
    .map((day) => {
      const wave = Math.sin(day * 1.7 + index) * 0.35;
      return { day: addDays(startDate, day), value: Number((weightAfter(index, day / 7) + wave).toFixed(1)) };
    });
}
