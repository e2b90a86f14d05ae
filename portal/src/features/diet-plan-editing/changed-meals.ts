import type { Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import type { EditedPlan } from './edited-plan.ts';

/** Changes the meals of weeks, whatever else the weeks and meals hold. */
type ChangeOfMeals = <Planned extends Meal, Week extends { mealPlan: Planned[] }>(
  weeks: readonly Week[],
) => Week[];

/** Changes the foods of the whole plan; a meal that is being typed is changed too and keeps what else was typed. */
export function withChangedMeals(plan: EditedPlan, change: ChangeOfMeals): EditedPlan {
  const weeks = change(plan.weeks);
  const { meal } = plan;
  if (!meal?.touched) return { ...plan, weeks, meal: null };
  const open: Meal = { mealType: meal.mealType, mealTime: meal.mealTime, itemGroups: meal.groups };
  const [left] = change([{ mealPlan: [open] }])[0]?.mealPlan ?? [];
  return { ...plan, weeks, meal: { ...meal, groups: left?.itemGroups ?? [[]], current: 0, replaces: null } };
}
