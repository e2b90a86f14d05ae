import { addDays, type Day } from '../../clinic-calendar.ts';
import type { MealType } from '../../constants.ts';
import { itemOfDay, totalDaysOf } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';

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

const choicesOn = (meal: Meal, day: number): MealItem[] =>
  meal.itemGroups.flatMap((group) => itemOfDay(group, day) ?? []);

/** Items are the plan's own objects, so the same food of several days is the same one. */
const isSame = (one: readonly MealItem[], other: readonly MealItem[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place]);

function cellsOf(meal: Meal, days: readonly ChartDay[]): ChartCell[] {
  const cells: ChartCell[] = [];
  for (const { day } of days) {
    const choices = choicesOn(meal, day);
    const last = cells.at(-1);
    if (last && isSame(last.choices, choices)) last.days += 1;
    else cells.push({ days: 1, choices });
  }
  return cells;
}

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
      const before = totalDaysOf(weeks.filter(({ weekNumber }) => weekNumber < week.weekNumber));
      const meals = week.mealPlan.toSorted((one, other) => one.mealTime.localeCompare(other.mealTime));
      const all = Array.from({ length: week.totalDays }, (_, index): ChartDay => ({
        day: index + 1,
        date: start && addDays(start, before + index),
      }));
      return Array.from({ length: Math.ceil(all.length / CHART_DAYS) }, (_, part): ChartPart => {
        const days = all.slice(part * CHART_DAYS, (part + 1) * CHART_DAYS);
        const rows = meals.map((meal) => ({
          mealType: meal.mealType,
          mealTime: meal.mealTime,
          cells: cellsOf(meal, days),
        }));
        return { week, days, rows };
      });
    });
}
