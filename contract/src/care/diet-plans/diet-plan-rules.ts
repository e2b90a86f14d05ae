import { counted } from '../../platform/counted.ts';
import { addDays, daysBetween, isRealDate, isTime, type Day } from '../../clinic-calendar.ts';
import { hasVisibleText } from '../../clients/client-input.ts';
import { plannedDays, type ProgramLength } from '../../clients/client-status.ts';
import type { MealType } from '../../constants.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';

/** Days shown for a program without a length; used for nothing else. */
const FALLBACK_DAYS = 70;
const DAYS_OF_WEEK = 7;

/** Days of a program: its days, or weeks × 7, or 70 for display only. */
export function programDays(program: ProgramLength | null | undefined): number {
  return plannedDays(program) ?? FALLBACK_DAYS;
}

/** Most weeks of a plan: ceil(program days ÷ 7). */
export function maxWeeks(program: ProgramLength | null | undefined): number {
  return Math.ceil(programDays(program) / DAYS_OF_WEEK);
}

/** Says why no week can be added or duplicated; undefined while there is room. */
export function weekLimitProblem(
  weeks: number,
  max: number,
  intent: 'adding new ones' | 'duplicating',
): string | undefined {
  return weeks < max
    ? undefined
    : `Maximum ${max} weeks allowed as specified in the program plan. Please remove some weeks before ${intent}.`;
}

/** The weeks that are too many for a program of `max` weeks. */
export function surplusWeeks<Week>(weeks: readonly Week[], max: number): Week[] {
  return weeks.slice(max);
}

/** Numbers the weeks from 1; an unchanged title "Week N" follows its number. */
export function renumberWeeks<Week extends Pick<DietWeek, 'weekNumber' | 'title'>>(
  weeks: readonly Week[],
): Week[] {
  return weeks.map((week, index) => {
    const untitled = !week.title || week.title === `Week ${week.weekNumber}`;
    return { ...week, weekNumber: index + 1, title: untitled ? `Week ${index + 1}` : week.title };
  });
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

/** The items of all meals of these weeks. */
export const itemsOf = (weeks: readonly Pick<DietWeek, 'mealPlan'>[]): MealItem[] =>
  weeks.flatMap(({ mealPlan }) => mealPlan.flatMap(({ itemGroups }) => itemGroups.flat()));

/** Days that the items of one OR group cover together. */
export function groupDays(group: readonly Pick<MealItem, 'days'>[]): number {
  return group.reduce((sum, item) => sum + item.days, 0);
}

/** Days that a group still needs to fill a week of `totalDays`; negative when it has too many. */
export function daysLeft(group: readonly Pick<MealItem, 'days'>[], totalDays: number): number {
  return totalDays - groupDays(group);
}

/** The progress of a group: "5 of 7 days". */
export function progressOf(group: readonly Pick<MealItem, 'days'>[], totalDays: number): string {
  return `${groupDays(group)} of ${counted(totalDays, 'day')}`;
}

/** Names the missing parts of an item: days (whole, at least 1), name, unit and quantity. */
export function itemProblem(item: MealItem): string | undefined {
  const { days, name, unit, quantity } = item;
  const filled =
    Number.isInteger(days) &&
    days >= 1 &&
    hasVisibleText(name) &&
    hasVisibleText(unit) &&
    (typeof quantity === 'number' ? quantity > 0 : hasVisibleText(quantity));
  return filled ? undefined : 'Please fill all item fields';
}

/** Says why an item cannot last so many days in a week of `weekDays`, where its group could not add up. */
export function itemDaysProblem(days: number, weekDays: number): string | undefined {
  if (days >= 1 && days <= weekDays) return undefined;
  const range = weekDays === 1 ? '1 day' : `1 to ${weekDays} days`;
  return `Please enter ${range}: the week has ${counted(weekDays, 'day')}.`;
}

/** Says why a meal of a week of `totalDays` cannot be saved, the most important first; empty = it can. */
export function mealProblems(meal: Pick<Meal, 'mealTime' | 'itemGroups'>, totalDays: number): string[] {
  const items = meal.itemGroups.flat();
  const problems: string[] = [];
  if (!isTime(meal.mealTime)) problems.push('Please set meal time');
  if (items.length === 0) return [...problems, 'Please add at least one item'];
  if (items.some(itemProblem)) problems.push('Please fill all item fields');
  if (meal.itemGroups.some((group) => daysLeft(group, totalDays) !== 0)) {
    problems.push(`Each 'OR' group must sum up to the total plan duration of ${totalDays} days.`);
  }
  return problems;
}

export interface MealProblem {
  mealType: MealType;
  problems: string[];
}

/** Meals of a week that cannot be saved, for example after the week's length was changed. */
export function weekProblems(week: Pick<DietWeek, 'totalDays' | 'mealPlan'>): MealProblem[] {
  return week.mealPlan
    .map((meal) => ({ mealType: meal.mealType, problems: mealProblems(meal, week.totalDays) }))
    .filter(({ problems }) => problems.length > 0);
}

/** Says why a plan cannot be saved, the most important first; empty = it can. */
export function planProblems(plan: { hasProgram: boolean; weeks: readonly DietWeek[] }): string[] {
  if (!plan.hasProgram) return ['Client plan not found. Please ensure the client has a plan assigned.'];
  if (plan.weeks.length === 0) return ['Please add at least one week before saving'];
  if (plan.weeks.every((week) => week.mealPlan.length === 0)) {
    return ['Please add at least one meal plan across the weeks before saving'];
  }
  const ofMeals = plan.weeks.flatMap(weekProblems).flatMap(({ problems }) => problems);
  return [...new Set(ofMeals)];
}

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
    .map(({ mealType, mealTime, itemGroups }) => ({
      mealType,
      mealTime,
      choices: itemGroups.flatMap((group) => itemOfDay(group, current.day) ?? []),
    }))
    .filter(({ choices }) => choices.length > 0);
  return mealsInOrder(meals);
}
