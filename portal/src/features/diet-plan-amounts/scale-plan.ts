import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { scaledPlan } from '@clinic/contract/care/foods/scaled-plan';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';

/** Scales all portions of a plan to a target in kcal; an untouched builder closes. */
export const scalePlan = (plan: EditedPlan, foods: FoodIndex, target: number): EditedPlan => ({
  ...plan,
  weeks: scaledPlan(plan.weeks, foods, target).weeks,
  meal: plan.meal?.touched ? plan.meal : null,
});
