import { formatTime } from '../../clinic-calendar.ts';
import type { MealType } from '../../constants.ts';
import { nounOf } from '../../platform/counted.ts';
import { listed } from '../../platform/listed.ts';
import { mealsInOrder } from './diet-plan-days.ts';
import { itemDays, itemText } from './diet-plan-words.ts';
import type { DietWeek, Meal } from './diet-plans.ts';

/** Most lines of a change that a client reads. */
export const MAX_CHANGE_LINES = 20;
/** Milliseconds for which a client reads what changed. */
const SHOWN_MS = 7 * 24 * 60 * 60_000;

/** A meal or a week that differs between two states of a plan; `null` where it is not there. */
export type PlanChange =
  | { week: number; meal: MealType; before: Meal | null; after: Meal | null }
  | { week: number; before: DietWeek | null; after: DietWeek | null };

/** Meals of a week by type, and number within the type in order of time. */
function mealsOf({ mealPlan }: DietWeek): Map<string, Meal> {
  const meals = new Map<string, Meal>();
  const counts = new Map<MealType, number>();
  for (const meal of mealsInOrder(mealPlan)) {
    const number = (counts.get(meal.mealType) ?? 0) + 1;
    counts.set(meal.mealType, number);
    meals.set(`${meal.mealType}:${number}`, meal);
  }
  return meals;
}

/** A meal as it is eaten: two states of it that read the same are the same. */
const eaten = ({ itemGroups, mealTime }: Meal): string =>
  JSON.stringify([mealTime, itemGroups.map((group) => group.map((item) => [itemText(item), item.days]))]);

function changesOfWeek(before: DietWeek, after: DietWeek): PlanChange[] {
  const [old, now] = [mealsOf(before), mealsOf(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const week = after.weekNumber;
  const meals = keys.flatMap((key): PlanChange[] => {
    const [one, other] = [old.get(key) ?? null, now.get(key) ?? null];
    const meal = (other ?? one)?.mealType;
    if (!meal || (one && other && eaten(one) === eaten(other))) return [];
    return [{ week, meal, before: one, after: other }];
  });
  return before.totalDays === after.totalDays ? meals : [{ week, before, after }, ...meals];
}

/** Finds the differences between two states of a plan, week by week, meal by meal. */
export function planChanges(before: readonly DietWeek[], after: readonly DietWeek[]): PlanChange[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, place) => place).flatMap((place): PlanChange[] => {
    const [one, other] = [before[place], after[place]];
    if (one && other) return changesOfWeek(one, other);
    return [{ week: place + 1, before: one ?? null, after: other ?? null }];
  });
}

const foodsOf = ({ itemGroups }: Meal): string[] => [
  ...new Set(itemGroups.flatMap((group) => itemDays(group).map(({ item }) => item.name))),
];
const amountsOf = ({ itemGroups }: Meal): string[] => [
  ...new Set(itemGroups.flatMap((group) => group.map((item) => itemText(item)))),
];
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

/** Says what is eaten instead of what: by name, and with the amount where the names are the same. */
function insteadOf(before: Meal, after: Meal): string {
  for (const read of [foodsOf, amountsOf]) {
    const [gone, come] = [without(read(before), read(after)), without(read(after), read(before))];
    if (come.length > 0 && gone.length > 0) return `${listed(come)} instead of ${listed(gone)}`;
    if (come.length > 0) return `also ${listed(come)}`;
    if (gone.length > 0) return `without ${listed(gone)}`;
  }
  return before.mealTime === after.mealTime
    ? 'on other days'
    : `at ${formatTime(after.mealTime)} instead of ${formatTime(before.mealTime)}`;
}

function wordsOf(change: PlanChange): { what: string; how: string } {
  const { before, after } = change;
  if (!('meal' in change)) {
    const how = before && after ? 'other days' : after ? 'new' : 'no longer planned';
    return { what: '', how };
  }
  const what = change.meal.toLowerCase();
  if (change.before && change.after) return { what, how: insteadOf(change.before, change.after) };
  return { what, how: change.after ? `new: ${listed(foodsOf(change.after))}` : 'no longer planned' };
}

/**
 * Changes in words, the same change of several weeks in one line: "dinner of week 2, Moong Dal Khichdi instead of
 * Rajma". At most `most` lines, of which the last then says "and n more".
 */
export function changeLines(changes: readonly PlanChange[], most = MAX_CHANGE_LINES): string[] {
  const weeks = new Map<string, { what: string; how: string; weeks: number[] }>();
  for (const change of changes) {
    const words = wordsOf(change);
    const key = JSON.stringify(words);
    const line = weeks.get(key) ?? { ...words, weeks: [] };
    weeks.set(key, line);
    if (!line.weeks.includes(change.week)) line.weeks.push(change.week);
  }
  const lines = [...weeks.values()].map(({ what, how, weeks: numbers }) => {
    const of = `${nounOf(numbers.length, 'week')} ${listed(numbers.map(String))}`;
    return `${what ? `${what} of ${of}` : of}, ${how}`;
  });
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `and ${lines.length - most + 1} more`];
}

/** A change of the plan, as its client reads it. */
export interface PlanChanged {
  at: string;
  /** 1–20. */
  lines: string[];
}

/** Tells whether a change is still shown: for seven days. */
export const isShown = ({ at }: Pick<PlanChanged, 'at'>, now: Date): boolean =>
  now.getTime() - Date.parse(at) < SHOWN_MS;
