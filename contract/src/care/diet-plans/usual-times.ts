import type { MealType } from '../../constants.ts';

/** Usual times of the meals, HH:mm, clinic's zone. */
export const USUAL_TIMES: Record<MealType, string> = {
  'On Rising': '07:00',
  Breakfast: '09:00',
  'Mid Morning': '11:30',
  Lunch: '13:30',
  'Evening Snacks': '17:00',
  Dinner: '20:00',
};
