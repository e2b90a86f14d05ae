import type { EditedMeal, EditedPlan, EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { LOOK } from '../diet-plan-editing/plan-history.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { putMeal, removeMeal } from '../diet-plan-weeks/week-changes.ts';

interface Focus {
  onOpened: (takesFocus: boolean) => void;
  onClosed: () => void;
  onRemoved: (key: string) => void;
}

/** Changes of a week's meals, each a step that can be undone; opening and closing an untouched meal is none. */
export function useMealEdits({ plan: { meal }, edit }: PlanEditor, week: EditedWeek, focus: Focus) {
  return {
    open: (opened: NonNullable<EditedPlan['meal']>, takesFocus: boolean) => {
      focus.onOpened(takesFocus);
      edit(
        (now) => ({ ...now, meal: opened }),
        meal?.touched ? { label: `${meal.mealType} put away`, announced: true } : LOOK,
      );
    },
    finish: (done: EditedMeal) => {
      const label = `${done.mealType} finished`;
      edit((now) => ({ ...putMeal(now, week.key, done), meal: null }), { label });
      focus.onClosed();
    },
    cancel: () => {
      const step = meal?.touched ? { label: `${meal.mealType} given up`, announced: true } : LOOK;
      edit((now) => ({ ...now, meal: null }), step);
      focus.onClosed();
    },
    remove: ({ key, mealType }: EditedMeal) => {
      const label = `${mealType} of ${week.title} deleted`;
      edit((now) => removeMeal(now, week.key, key), { label, announced: true });
      focus.onRemoved(key);
    },
  };
}
