import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import { fillGroup, fittedMeal, renumberWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import {
  addedWeek,
  newKey,
  type EditedMeal,
  type EditedPlan,
  type EditedWeek,
} from '../diet-plan-editing/edited-plan.ts';

const withWeeks = (plan: EditedPlan, weeks: EditedWeek[], active = plan.active): EditedPlan => ({
  ...plan,
  weeks: renumberWeeks(weeks),
  active,
});

const changeWeek = (plan: EditedPlan, key: string, change: (week: EditedWeek) => EditedWeek): EditedPlan =>
  withWeeks(
    plan,
    plan.weeks.map((week) => (week.key === key ? change(week) : week)),
  );

export function addWeek(plan: EditedPlan): EditedPlan {
  const week = addedWeek();
  return withWeeks(plan, [...plan.weeks, week], week.key);
}

/** The copy follows its original and becomes the active week. */
export function duplicateWeek(plan: EditedPlan, key: string): EditedPlan {
  const place = plan.weeks.findIndex((week) => week.key === key);
  const original = plan.weeks[place];
  if (!original) return plan;
  const named = original.title !== `Week ${original.weekNumber}`;
  const copy: EditedWeek = {
    ...original,
    key: newKey(),
    title: named ? `${original.title} (copy)` : '',
    mealPlan: original.mealPlan.map((meal) => ({ ...meal, key: newKey() })),
  };
  return withWeeks(plan, plan.weeks.toSpliced(place + 1, 0, copy), copy.key);
}

/** An empty title keeps the old one. */
export function renameWeek(plan: EditedPlan, key: string, title: string): EditedPlan {
  return changeWeek(plan, key, (week) => ({ ...week, title: title.trim() || week.title }));
}

export function setWeekDays(plan: EditedPlan, key: string, totalDays: number): EditedPlan {
  return changeWeek(plan, key, (week) => ({ ...week, totalDays }));
}

/** Removes the week and its half-built meal; the first remaining week becomes the active one. */
export function removeWeek(plan: EditedPlan, key: string): EditedPlan {
  const weeks = plan.weeks.filter((week) => week.key !== key);
  const active = plan.active === key ? (weeks[0]?.key ?? '') : plan.active;
  return { ...withWeeks(plan, weeks, active), meal: plan.meal?.week === key ? null : plan.meal };
}

/** Keeps the first `count` weeks; a half-built meal of another week is removed. */
export function cutWeeks(plan: EditedPlan, count: number): EditedPlan {
  const weeks = plan.weeks.slice(0, count);
  const stays = (key: string | undefined): boolean => weeks.some((week) => week.key === key);
  const active = stays(plan.active) ? plan.active : (weeks.at(-1)?.key ?? '');
  return { ...withWeeks(plan, weeks, active), meal: stays(plan.meal?.week) ? plan.meal : null };
}

const order = ({ mealType }: { mealType: MealType }): number => MEAL_TYPES.indexOf(mealType);

/** An edited meal keeps its place; a new one is sorted by meal type. */
function withMeal(week: EditedWeek, meal: EditedMeal): EditedWeek {
  const known = week.mealPlan.some(({ key }) => key === meal.key);
  const mealPlan = known
    ? week.mealPlan.map((other) => (other.key === meal.key ? meal : other))
    : [...week.mealPlan, meal].toSorted((one, other) => order(one) - order(other));
  return { ...week, mealPlan };
}

export function putMeal(plan: EditedPlan, week: string, meal: EditedMeal): EditedPlan {
  return changeWeek(plan, week, (found) => withMeal(found, meal));
}

export function removeMeal(plan: EditedPlan, week: string, key: string): EditedPlan {
  const without = changeWeek(plan, week, (found) => ({
    ...found,
    mealPlan: found.mealPlan.filter((meal) => meal.key !== key),
  }));
  return { ...without, meal: plan.meal?.key === key ? null : plan.meal };
}

const fillMeal = <Filled extends Meal>(meal: Filled, totalDays: number): Filled => ({
  ...meal,
  itemGroups: meal.itemGroups.map((group) => fillGroup(group, totalDays)),
});

export function fillWeek(plan: EditedPlan, key: string): EditedPlan {
  return changeWeek(plan, key, (week) => ({
    ...week,
    mealPlan: week.mealPlan.map((meal) => fillMeal(meal, week.totalDays)),
  }));
}

/** Copies the meal into other weeks: it replaces the meal of its type, and is fitted to the week's length. */
export function copyMeal(plan: EditedPlan, meal: EditedMeal, weeks: readonly string[]): EditedPlan {
  return weeks.reduce(
    (copied, key) =>
      changeWeek(copied, key, (week) => {
        const present = week.mealPlan.find(({ mealType }) => mealType === meal.mealType);
        return withMeal(week, fittedMeal({ ...meal, key: present?.key ?? newKey() }, week.totalDays));
      }),
    plan,
  );
}

export const unusedMealTypes = (week: EditedWeek): MealType[] =>
  MEAL_TYPES.filter((type) => week.mealPlan.every(({ mealType }) => mealType !== type));
