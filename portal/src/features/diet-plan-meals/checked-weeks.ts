import type { MealType } from '@clinic/contract/constants';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { newKey, savedWeeks, type EditedPlan, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { putMeal } from '../diet-plan-weeks/week-changes.ts';
import { saidAt, type Said } from '../plan-checks/finding-words.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { itemOf } from './open-meal.ts';

/** A plan in the form that is checked. */
export interface CheckedWeeks {
  weeks: DietWeek[];
  /** Places of the open meal and of the typed item in these weeks; null without one. */
  meal: Required<Pick<FindingPlace, 'week' | 'meal'>> | null;
  typed: Required<Pick<FindingPlace, 'group' | 'item'>> | null;
}

/** Treats the open meal as finished, so that an item is checked before it is added. */
export function checkedWeeks(plan: EditedPlan): CheckedWeeks {
  const { weeks, meal: open } = plan;
  if (!open) return { weeks: savedWeeks(weeks), meal: null, typed: null };
  const { mealType, mealTime, groups, item, replaces, current } = open;
  const isTyped = item.name.trim() !== '';
  const group = replaces?.group ?? current;
  const place = replaces?.index ?? groups[group]?.length ?? 0;
  const entry = itemOf(item);
  // The typed duration may be no number yet.
  const typed = { ...entry, days: Number.isInteger(entry.days) ? Math.max(entry.days, 1) : 1 };
  const itemGroups = groups.map((items, index) =>
    isTyped && index === group ? items.toSpliced(place, replaces ? 1 : 0, typed) : items,
  );
  const key = open.key ?? newKey();
  const checked = putMeal(plan, open.week, { key, mealType, mealTime, itemGroups });
  return {
    weeks: savedWeeks(checked.weeks),
    meal: placeOf(checked.weeks, key),
    typed: isTyped ? { group, item: place } : null,
  };
}

/** Finds what speaks against lines of "Take"; the words of each begin with its line. */
export const marksOfTake = (checks: Pick<PlanChecks, 'report' | 'answers'>): Said[] =>
  saidAt({ ...checks, of: 'diet' }, ({ take }) => take !== undefined);

/** Places the findings at the plan's items on the screen. */
export function planMarks(planChecks: PlanChecks, { weeks, meal: open, typed }: CheckedWeeks) {
  const at = (week: number, meal: number, group: number, item: number): Said[] =>
    saidAt(
      planChecks,
      (place) => place.week === week && place.meal === meal && place.group === group && place.item === item,
    );
  const ofOpen = (group: number, item: number) => (open ? at(open.week, open.meal, group, item) : []);
  return {
    ofOpen,
    ofTyped: typed ? ofOpen(typed.group, typed.item) : [],
    /** Finds a week's meal by its type, since the open meal shifts the indexes and each type occurs once. */
    of: (week: number, mealType: MealType, group: number, item: number) =>
      at(week, weeks[week]?.mealPlan.findIndex((meal) => meal.mealType === mealType) ?? -1, group, item),
  };
}

function placeOf(weeks: readonly EditedWeek[], key: string): CheckedWeeks['meal'] {
  const week = weeks.findIndex(({ mealPlan }) => mealPlan.some((meal) => meal.key === key));
  if (week < 0) return null;
  return { week, meal: (weeks[week] as EditedWeek).mealPlan.findIndex((meal) => meal.key === key) };
}
