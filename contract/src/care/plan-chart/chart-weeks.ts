import { addDays, type Day } from '../../clinic-calendar.ts';
import type { MealType } from '../../constants.ts';
import { firstDayOf, mealsInOrder } from '../diet-plans/diet-plan-days.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';
import { stretchesOf } from '../diet-plans/plan-in-words.ts';

/** Most days that stand beside each other on a page. */
export const CHART_DAYS = 7;

export interface ChartDay {
  /** Day of the plan's week, 1 is its first. */
  day: number;
  /** Null before the program has a first day. */
  date: Day | null;
}

/** Foods of a meal on days that follow each other. */
export interface ChartCell {
  /** Number of days, 1–7. */
  days: number;
  /** One of them is eaten; none: nothing is planned for these days. */
  choices: MealItem[];
}

export interface ChartRow {
  mealType: MealType;
  /** HH:mm; empty without a time. */
  mealTime: string;
  /** Together as many days as the part has. */
  cells: ChartCell[];
}

/** At most seven days of a week: what one page shows. */
export interface ChartPart {
  week: DietWeek;
  days: ChartDay[];
  /** Meals by their time. */
  rows: ChartRow[];
}

/** A meal on the days from `first` to `last` of its week. */
const cellsOf = (meal: Meal, weekDays: number, first: number, last: number): ChartCell[] =>
  stretchesOf(meal, weekDays)
    .map(({ from, to, choices }) => ({ days: Math.min(to, last) - Math.max(from, first) + 1, choices }))
    .filter(({ days }) => days > 0);

/**
 * The chosen weeks of a plan as pages show them; a longer week goes on in the next part. `start`: the program's first
 * day, null before it is known.
 */
export function chartParts(
  weeks: readonly DietWeek[],
  chosen: readonly number[],
  start: Day | null,
): ChartPart[] {
  return weeks
    .filter(({ weekNumber }) => chosen.includes(weekNumber))
    .flatMap((week) => {
      const firstDay = start && firstDayOf(week, weeks, start);
      const meals = mealsInOrder(week.mealPlan);
      return Array.from({ length: Math.ceil(week.totalDays / CHART_DAYS) }, (_, part): ChartPart => {
        const first = part * CHART_DAYS + 1;
        const last = Math.min(first + CHART_DAYS - 1, week.totalDays);
        return {
          week,
          days: Array.from({ length: last - first + 1 }, (__, place) => ({
            day: first + place,
            date: firstDay && addDays(firstDay, first + place - 1),
          })),
          rows: meals.map((meal) => ({
            mealType: meal.mealType,
            mealTime: meal.mealTime,
            cells: cellsOf(meal, week.totalDays, first, last),
          })),
        };
      });
    });
}
