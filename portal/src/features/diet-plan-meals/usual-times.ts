import { USUAL_TIMES } from '@clinic/contract/care/diet-plans/usual-times';
import type { MealType } from '@clinic/contract/constants';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** The time of a new meal: that of the same meal in this plan, else the usual one. */
export const timeOfNew = (type: MealType, weeks: readonly EditedWeek[]): string =>
  weeks
    .flatMap(({ mealPlan }) => mealPlan)
    .find(({ mealType, mealTime }) => mealType === type && mealTime !== '')?.mealTime ?? USUAL_TIMES[type];
