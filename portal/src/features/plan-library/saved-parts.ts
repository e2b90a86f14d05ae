import type { TemplateKind } from '@clinic/contract/care/plan-templates/plan-templates';
import { TEMPLATE_LIMITS } from '@clinic/contract/care/plan-templates/plan-templates';
import { savedWeeks, type EditedMeal, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** A part of a plan that is saved to the library. */
export interface SavedPart {
  kind: TemplateKind;
  /** Its first title. */
  title: string;
  body: object;
  /** Titles of its weeks that were typed by hand. */
  titles?: readonly string[];
}

const typedTitles = (weeks: readonly EditedWeek[]): string[] =>
  weeks.flatMap(({ title, weekNumber }) => (title === `Week ${weekNumber}` ? [] : [title]));

export const planPart = (weeks: readonly EditedWeek[]): SavedPart => ({
  kind: 'plan',
  title: '',
  body: { weeks: savedWeeks(weeks) },
  titles: typedTitles(weeks),
});

export const weekPart = (week: EditedWeek): SavedPart => ({ ...planPart([week]), kind: 'week' });

/** A meal is proposed under the name of its first food. */
export function mealPart(meal: EditedMeal, week: EditedWeek): SavedPart {
  const [first] = meal.itemGroups.flat();
  return {
    kind: 'meal',
    title: (first?.name ?? '').slice(0, TEMPLATE_LIMITS.title),
    body: { weeks: savedWeeks([{ ...week, mealPlan: [meal] }]) },
  };
}
