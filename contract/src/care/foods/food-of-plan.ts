import type { MealItem } from '../diet-plans/diet-plans.ts';
import type { PlanFood } from './food-calls.ts';

/** The food that an item of the plan means: the one that was chosen, else the one that is called so. */
export const foodOf = (
  foods: readonly PlanFood[] | undefined,
  { food, name }: Pick<MealItem, 'name' | 'food'>,
): PlanFood | undefined =>
  foods?.find(({ id }) => id === food) ?? foods?.find(({ called }) => called.includes(name));
