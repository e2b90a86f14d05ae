import type { Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import { withReplacedFood } from '@clinic/contract/care/foods/replaced-food';
import type { TypedFood } from '@clinic/contract/care/foods/typed-food';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';

/** Replaces a food in the whole plan, or takes it out; a meal that is being typed keeps what else was typed. */
export function replaceFood(plan: EditedPlan, food: string, by: TypedFood | null): EditedPlan {
  const weeks = withReplacedFood(plan.weeks, food, by);
  const { meal } = plan;
  if (!meal?.touched) return { ...plan, weeks, meal: null };
  const open: Meal = { mealType: meal.mealType, mealTime: meal.mealTime, itemGroups: meal.groups };
  const [left] = withReplacedFood([{ mealPlan: [open] }], food, by)[0]?.mealPlan ?? [];
  return { ...plan, weeks, meal: { ...meal, groups: left?.itemGroups ?? [[]], current: 0, replaces: null } };
}
