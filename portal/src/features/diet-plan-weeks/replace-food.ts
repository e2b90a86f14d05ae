import { withReplacedFood } from '@clinic/contract/care/foods/replaced-food';
import type { TypedFood } from '@clinic/contract/care/foods/typed-food';
import { withChangedMeals } from '../diet-plan-editing/changed-meals.ts';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';

/** Replaces a food in the whole plan, or takes it out; a meal that is being typed keeps what else was typed. */
export const replaceFood = (plan: EditedPlan, food: string, by: TypedFood | null): EditedPlan =>
  withChangedMeals(plan, (weeks) => withReplacedFood(weeks, food, by));
