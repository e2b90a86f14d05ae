import type { ProgressGoal, Goal } from '@clinic/contract/care/client-progress/progress-goal';
import type { Types } from 'mongoose';
import type { GoalRecord, ProgramGoal } from './goal.schema.ts';

const goalView = ({ direction, kind, value, by, reason }: ProgramGoal): Goal => ({
  direction,
  kind,
  value,
  by,
  reason,
});

export function goalOf(record: GoalRecord | null, program: Types.ObjectId | undefined): Goal | null {
  const found = program && record?.goals.find((goal) => goal.program.equals(program));
  return found ? goalView(found) : null;
}

export const progressGoalView = (
  record: GoalRecord | null,
  program: Types.ObjectId | undefined,
): ProgressGoal => ({
  goal: goalOf(record, program),
  earlier: (record?.goals ?? [])
    .filter((goal) => !program?.equals(goal.program))
    .map((goal) => ({ ...goalView(goal), program: goal.program.toHexString() })),
  expecting: record?.expecting ?? false,
  version: record?.version ?? 0,
  savedAt: record?.updatedAt.toISOString() ?? null,
  savedBy: record?.savedBy.name ?? null,
});
