import type { DietPlanVersion } from '@clinic/contract/care/diet-plans/diet-plans';

export type DietPlanCounts = Pick<DietPlanVersion, 'status' | 'weeks' | 'meals' | 'answers'>;

/** A list, or an empty one where something else is stored. */
const listOf = (value: unknown) => ({ $cond: [{ $isArray: [value] }, value, []] });

/** Expressions that count the stored contents of a plan, of older shapes too, which name the meals otherwise. */
export function countsOf(path: '$' | '$body.'): Record<keyof DietPlanCounts, unknown> {
  const weeks = listOf(`${path}weeks`);
  const meals = { $size: listOf({ $ifNull: ['$$week.mealPlan', '$$week.mealPlans'] }) };
  return {
    status: `${path}status`,
    weeks: { $size: weeks },
    meals: { $sum: { $map: { input: weeks, as: 'week', in: meals } } },
    answers: { $size: listOf(`${path}answers`) },
  };
}
