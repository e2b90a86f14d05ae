import { counted } from '../../platform/counted.ts';
import { isTime } from '../../clinic-calendar.ts';
import { hasVisibleText } from '../../clients/client-input.ts';
import type { ProgramLength } from '../../clients/client-status.ts';
import type { MealType } from '../../constants.ts';
import { programDays } from './diet-plan-days.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';
import { eatenOf, type PlateComponent } from './plates.ts';

const DAYS_OF_WEEK = 7;

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

/** The items of all meals of these weeks. */
export const itemsOf = (weeks: readonly Pick<DietWeek, 'mealPlan'>[]): MealItem[] =>
  weeks.flatMap(({ mealPlan }) => mealPlan.flatMap(({ itemGroups }) => itemGroups.flat()));

/** All foods of these weeks: of a plate each of its foods. */
export const foodsIn = (weeks: readonly Pick<DietWeek, 'mealPlan'>[]): PlateComponent[] =>
  itemsOf(weeks).flatMap(eatenOf);

/** Days that the items of one OR group cover together. */
export function groupDays(group: readonly Pick<MealItem, 'days'>[]): number {
  return group.reduce((sum, item) => sum + item.days, 0);
}

/** Days that a group still needs to fill a week of `totalDays`; negative when it has too many. */
export function daysLeft(group: readonly Pick<MealItem, 'days'>[], totalDays: number): number {
  return totalDays - groupDays(group);
}

/** Makes a group last `totalDays` by its last item, unless that would be left without a day. */
export function fillGroup(group: MealItem[], totalDays: number): MealItem[] {
  const last = group.at(-1);
  const days = last ? last.days + daysLeft(group, totalDays) : 0;
  return last && days >= 1 ? [...group.slice(0, -1), { ...last, days }] : group;
}

/** A group for a week of `totalDays`: its items are cut at the end, or the last one lasts longer. */
export function fittedGroup(group: readonly MealItem[], totalDays: number): MealItem[] {
  let left = totalDays;
  const kept = group.flatMap((item) => {
    const days = Math.min(item.days, left);
    left -= days;
    return days > 0 ? [{ ...item, days }] : [];
  });
  return fillGroup(kept, totalDays);
}

/** A meal for a week of `totalDays`, group by group as `fittedGroup`. */
export const fittedMeal = <Fitted extends Pick<Meal, 'itemGroups'>>(
  meal: Fitted,
  totalDays: number,
): Fitted => ({
  ...meal,
  itemGroups: meal.itemGroups.map((group) => fittedGroup(group, totalDays)),
});

/** The progress of a group: "5 of 7 days". */
export function progressOf(group: readonly Pick<MealItem, 'days'>[], totalDays: number): string {
  return `${groupDays(group)} of ${counted(totalDays, 'day')}`;
}

const isFilled = ({ name, unit, quantity }: PlateComponent): boolean =>
  hasVisibleText(name) &&
  hasVisibleText(unit) &&
  (typeof quantity === 'number' ? quantity > 0 : hasVisibleText(quantity));

/** Names the missing parts of an item: days (whole, at least 1), name, unit and quantity, of each food of a plate. */
export function itemProblem(item: MealItem): string | undefined {
  const filled =
    Number.isInteger(item.days) && item.days >= 1 && isFilled(item) && eatenOf(item).every(isFilled);
  return filled ? undefined : 'Please fill all item fields';
}

/** Says why an item cannot last so many days in a week of `weekDays`, where its group could not add up. */
export function itemDaysProblem(days: number, weekDays: number): string | undefined {
  if (days >= 1 && days <= weekDays) return undefined;
  const range = weekDays === 1 ? '1 day' : `1 to ${weekDays} days`;
  return `Please enter ${range}: the week has ${counted(weekDays, 'day')}.`;
}

/** The sentence about alternatives whose items do not last as long as the week. */
export const groupDaysProblem = (totalDays: number): string =>
  `Each 'OR' group must sum up to the total plan duration of ${totalDays} days.`;

/** Says why a meal of a week of `totalDays` cannot be saved, the most important first; empty = it can. */
export function mealProblems(meal: Pick<Meal, 'mealTime' | 'itemGroups'>, totalDays: number): string[] {
  const items = meal.itemGroups.flat();
  const problems: string[] = [];
  if (!isTime(meal.mealTime)) problems.push('Please set meal time');
  if (items.length === 0) return [...problems, 'Please add at least one item'];
  if (items.some(itemProblem)) problems.push('Please fill all item fields');
  if (meal.itemGroups.some((group) => daysLeft(group, totalDays) !== 0)) {
    problems.push(groupDaysProblem(totalDays));
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
