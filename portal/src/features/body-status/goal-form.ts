import {
  GOAL_KINDS,
  goalProblem,
  isSameGoal,
  type Goal,
  type GoalContext,
  type GoalDirection,
} from '@clinic/contract/care/client-progress/progress-goal';
import { readMeasurement } from '@clinic/contract/care/measurements/measurement-reader';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';

export interface GoalValues {
  /** Empty: no goal. */
  direction: GoalDirection | '';
  kind: MeasurementKind;
  value: string;
  by: string;
  reason: string;
  expecting: boolean;
}

export const goalValues = (goal: Goal | null, expecting: boolean): GoalValues => ({
  direction: goal?.direction ?? '',
  kind: goal?.kind ?? GOAL_KINDS[0] ?? 'weight',
  value: goal ? String(goal.value) : '',
  by: goal?.by ?? '',
  reason: goal?.reason ?? '',
  expecting,
});

export interface GoalProblemAt {
  field: keyof GoalValues;
  text: string;
}

export function goalFrom(
  { direction, kind, value, by, reason }: GoalValues,
  { saved, ...context }: GoalContext & { saved: Goal | null },
): { goal: Goal | null } | { problem: GoalProblemAt } {
  if (direction === '') return { goal: null };
  const number = readMeasurement(kind, value)?.value;
  const goal = { direction, kind, value: number ?? Number.NaN, by, reason: reason.trim() };
  // An unchanged goal is not checked again, since its day may have come.
  if (isSameGoal(goal, saved)) return { goal };
  const problem = goalProblem(goal, context);
  return problem ? { problem } : { goal };
}
