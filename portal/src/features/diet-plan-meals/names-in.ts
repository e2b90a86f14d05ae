import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';

/** Names of the items of a plan, each once. */
export const namesIn = (weeks: EditedPlan['weeks']): string[] => [
  ...new Set(
    weeks.flatMap(({ mealPlan }) =>
      mealPlan.flatMap(({ itemGroups }) => itemGroups.flat().map(({ name }) => name)),
    ),
  ),
];
