import type { MealType } from '@clinic/contract/constants';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** Usual times of the meals, HH:mm. */
export const USUAL_TIMES: Record<MealType, string> = {
  'On Rising': '07:00',
  Breakfast: '09:00',
  'Mid Morning': '11:30',
  Lunch: '13:30',
  'Evening Snacks': '17:00',
  Dinner: '20:00',
};

/** The time of a new meal: that of the same meal in this plan, else the usual one. */
export const timeOfNew = (type: MealType, weeks: readonly EditedWeek[]): string =>
  weeks
    .flatMap(({ mealPlan }) => mealPlan)
    .find(({ mealType, mealTime }) => mealType === type && mealTime !== '')?.mealTime ?? USUAL_TIMES[type];
