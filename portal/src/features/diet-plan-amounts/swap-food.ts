import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { Food } from '@clinic/contract/care/foods/foods';
import { withSwap, type SwapPlace } from '@clinic/contract/care/foods/swaps';
import { withChangedMeals } from '../diet-plan-editing/changed-meals.ts';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';

interface Taken {
  of: string;
  by: Food;
  /** The meal in which the food is swapped; null: all meals that have it. */
  at: SwapPlace | null;
  foods: FoodIndex;
}

/** Puts a swap in a food's place; a meal that is being typed keeps what else was typed. */
export function swapFood(plan: EditedPlan, { at, ...swap }: Taken): EditedPlan {
  if (at === null) return withChangedMeals(plan, (weeks) => withSwap(weeks, { ...swap, at }));
  const weeks = withSwap(plan.weeks, { ...swap, at });
  return { ...plan, weeks, meal: plan.meal?.touched ? plan.meal : null };
}
