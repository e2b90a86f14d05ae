import { addDays, daysBetween, isRealDate, type Day } from '../../clinic-calendar.ts';
import { plannedDays, type ProgramLength } from '../../clients/client-status.ts';
import type { MealType } from '../../constants.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';

/** Days shown for a program without a length; used for nothing else. */
const FALLBACK_DAYS = 70;

/** Days of a program: its days, or weeks × 7, or 70 for display only. */
export function programDays(program: ProgramLength | null | undefined): number {
  return plannedDays(program) ?? FALLBACK_DAYS;
}

/** Days of a whole plan: the sum of its weeks' days. */
export function totalDaysOf(weeks: readonly Pick<DietWeek, 'totalDays'>[]): number {
  return weeks.reduce((sum, week) => sum + week.totalDays, 0);
}

/** First day of a plan's week, which follows the weeks before it. `startDate`: the plan's first day. */
export const firstDayOf = (
  { weekNumber }: Pick<DietWeek, 'weekNumber'>,
  weeks: readonly Pick<DietWeek, 'weekNumber' | 'totalDays'>[],
  startDate: Day,
): Day => addDays(startDate, totalDaysOf(weeks.filter((week) => week.weekNumber < weekNumber)));

/** The meals of a week in order of time. */
export const mealsInOrder = <Timed extends Pick<Meal, 'mealTime'>>(meals: readonly Timed[]): Timed[] =>
  meals.toSorted((one, other) => one.mealTime.localeCompare(other.mealTime));

/** A day's place in a plan: the week, and the day within it (1 = its first). */
export interface PlanDay<Week> {
  week: Week;
  day: number;
}

/**
 * Finds the plan's week and day for the clinic's day `today` (yyyy-MM-dd), counted from the program's start: before the
 * start its first day, after its end its last; undefined without weeks.
 */
export function currentWeek<Week extends Pick<DietWeek, 'totalDays'>>(
  weeks: readonly Week[],
  startDate: string | null | undefined,
  today: string,
): PlanDay<Week> | undefined {
  const started = startDate && isRealDate(startDate) ? daysBetween(startDate, today) : 0;
  let day = Math.max(started, 0) + 1;
  for (const week of weeks) {
    if (day <= week.totalDays) return { week, day };
    day -= week.totalDays;
  }
  const last = weeks.at(-1);
  return last && { week: last, day: last.totalDays };
}

/** The item of an OR group for a day (1 = first): for example 3 days A, then 4 days B. */
export function itemOfDay(group: readonly MealItem[], day: number): MealItem | undefined {
  let last = 0;
  return group.find((item) => (last += item.days) >= day);
}

/** The choices of a meal on a day (1 = first), of which one is eaten. */
export const choicesOfDay = ({ itemGroups }: Pick<Meal, 'itemGroups'>, day: number): MealItem[] =>
  itemGroups.flatMap((group) => itemOfDay(group, day) ?? []);

/** A meal of one day: only one of `choices` is eaten. */
export interface DaysMeal {
  mealType: MealType;
  /** HH:mm. */
  mealTime: string;
  choices: MealItem[];
}

/** Meals of the clinic's day `today`, in order of time (see currentWeek). */
export function todaysMeals(
  weeks: readonly Pick<DietWeek, 'totalDays' | 'mealPlan'>[],
  startDate: string | null | undefined,
  today: string,
): DaysMeal[] {
  const current = currentWeek(weeks, startDate, today);
  if (!current) return [];
  const meals = current.week.mealPlan
    .map((meal) => ({
      mealType: meal.mealType,
      mealTime: meal.mealTime,
      choices: choicesOfDay(meal, current.day),
    }))
    .filter(({ choices }) => choices.length > 0);
  return mealsInOrder(meals);
}
