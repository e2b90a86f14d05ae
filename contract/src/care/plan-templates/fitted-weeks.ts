import { fillGroup, renumberWeeks } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';

type Week = Omit<DietWeek, '_id'>;

export interface FittedWeeks {
  weeks: Week[];
  /** Says what was done to the weeks; undefined: they are as many as the program's. */
  how?: 'cut' | 'repeated';
}

/**
 * Cuts or repeats the weeks of a template to a program of `days` days and at most `max` weeks. A week that begins on a
 * day of the program is kept whole.
 */
export function fittedWeeks(weeks: readonly Week[], days: number, max: number): FittedWeeks {
  const fitted: Week[] = [];
  let covered = 0;
  while (weeks.length > 0 && covered < days && fitted.length < max) {
    const week = weeks[fitted.length % weeks.length] as Week;
    fitted.push(week);
    covered += week.totalDays;
  }
  const how = fitted.length < weeks.length ? 'cut' : 'repeated';
  return {
    weeks: renumberWeeks(fitted),
    ...(fitted.length !== weeks.length && { how }),
  };
}

/** Keeps the items of the first days of a group, and lets its last one last until the end. */
function fittedGroup(group: readonly MealItem[], days: number): MealItem[] {
  const kept: MealItem[] = [];
  let left = days;
  for (const item of group) {
    if (left <= 0) break;
    kept.push({ ...item, days: Math.min(item.days, left) });
    left -= item.days;
  }
  return fillGroup(kept, days);
}

/** A meal of a template for a week of `days` days: its items are cut, or the last one lasts longer. */
export const fittedMeal = (meal: Meal, days: number): Meal => ({
  ...meal,
  itemGroups: meal.itemGroups.map((group) => fittedGroup(group, days)),
});
