import type { EditedPlan } from './edited-plan.ts';

interface Step {
  /** The step's name, for example "Week 2 removed". */
  label: string;
  plan: EditedPlan;
  /** The step removed something: the screen says so and offers to undo it. */
  announced: boolean;
}

export interface PlanHistory {
  plan: EditedPlan;
  past: Step[];
  future: Step[];
}

export interface Edit {
  label: string;
  announced?: boolean;
  /** Typing: changes with the same label join the same step. */
  typing?: boolean;
}

/** Marks a change of the view only (the shown week), which is no step. */
export const LOOK = null;

const MAX_STEPS = 50;

export const startHistory = (plan: EditedPlan): PlanHistory => ({ plan, past: [], future: [] });

export function applied(history: PlanHistory, plan: EditedPlan, edit: Edit | typeof LOOK): PlanHistory {
  if (edit === LOOK) return { ...history, plan };
  const { label, announced = false, typing = false } = edit;
  if (plan === history.plan) return history;
  const goesOn = typing && history.past.at(-1)?.label === label && history.future.length === 0;
  const past = goesOn ? history.past : [...history.past, { label, plan: history.plan, announced }];
  return { plan, past: past.slice(-MAX_STEPS), future: [] };
}

export function undone({ plan, past, future }: PlanHistory): PlanHistory {
  const step = past.at(-1);
  if (!step) return { plan, past, future };
  return { plan: step.plan, past: past.slice(0, -1), future: [{ ...step, plan }, ...future] };
}

export function redone({ plan, past, future }: PlanHistory): PlanHistory {
  const [step, ...rest] = future;
  if (!step) return { plan, past, future };
  return { plan: step.plan, past: [...past, { ...step, plan }], future: rest };
}
