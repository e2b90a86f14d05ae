import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { newMeal, openedMeal } from '../diet-plan-meals/open-meal.ts';
import { timeOfNew } from '../diet-plan-meals/usual-times.ts';
import { useHalfBuilt } from '../diet-plan-meals/useHalfBuilt.ts';
import { useMealEdits } from '../diet-plan-meals/useMealEdits.ts';
import { mealOf } from './grid-changes.ts';
import type { CellPlace } from './grid-place.ts';

/** The cell that is opened in the builder; a step that would close a half-built meal waits for a confirmation. */
export function useOpenCell(editor: PlanEditor, focusCell: (cell: CellPlace) => void) {
  const { weeks, meal } = editor.plan;
  const week = weeks.find(({ key }) => key === meal?.week);
  const { unlessBuilding, ...question } = useHalfBuilt(meal?.touched ?? false);
  const back = () => {
    if (meal) focusCell({ week: meal.week, type: meal.mealType });
  };
  const { open, finish, cancel } = useMealEdits(editor, week ?? (weeks[0] as EditedWeek), {
    onOpened: () => undefined,
    onClosed: back,
    onRemoved: back,
  });
  return {
    week,
    ...question,
    finish,
    cancel: () => unlessBuilding(cancel),
    open: ({ week: key, type }: CellPlace) => {
      const chosen = weeks.find((one) => one.key === key);
      if (!chosen) return;
      // The cell is already open.
      if (meal?.week === key && meal.mealType === type)
        return document.querySelector<HTMLElement>('#builder')?.focus();
      const present = mealOf(chosen, type);
      const opened = present
        ? openedMeal(present, chosen)
        : { ...newMeal(type, chosen, weeks), mealTime: timeOfNew(type, weeks) };
      unlessBuilding(() => open(opened, true));
    },
  };
}
