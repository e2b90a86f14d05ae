import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { useCallback } from 'react';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import { editedPlan, hasChanges, type EditedPlan } from './edited-plan.ts';
import {
  applied,
  redone,
  startHistory,
  undone,
  type Edit,
  type LOOK,
  type PlanHistory,
} from './plan-history.ts';

const planIn = ({ plan }: PlanHistory): EditedPlan => plan;

/** Holds the edited plan: every step can be undone, and unsaved changes survive a crash. */
export function usePlanEditor(clientId: string, saved: DietPlan | null) {
  const { value, change, ...record } = useEditedRecord({
    record: `dietPlan:${clientId}`,
    saved,
    contentOf: editedPlan,
    start: startHistory,
    content: planIn,
    differs: hasChanges,
  });

  const edit = useCallback(
    (next: (plan: EditedPlan) => EditedPlan, step: Edit | typeof LOOK) =>
      change((history) => applied(history, next(history.plan), step)),
    [change],
  );
  const undo = useCallback(() => change(undone), [change]);
  const redo = useCallback(() => change(redone), [change]);

  return {
    ...record,
    plan: value.plan,
    lastStep: value.past.at(-1),
    nextStep: value.future[0],
    edit,
    undo,
    redo,
  };
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;
