import type { Activity } from '@clinic/contract/care/body/body-derived';
import {
  proposedTarget,
  targetProblem,
  type EnergyTarget,
  type TargetPerson,
  type TargetProblem,
} from '@clinic/contract/care/foods/energy-target';
import type { GoalDirection } from '@clinic/contract/care/client-progress/progress-goal';
import { readNumber } from '@clinic/contract/reading/numbers';
import { valueOf } from '@clinic/contract/reading/reading';

/** The form's fields as the doctor types them. */
export interface TargetValues {
  activity: Activity | '';
  energy: string;
  protein: string;
  reason: string;
}

export const targetValues = (target: EnergyTarget | null): TargetValues => ({
  activity: target?.activity ?? '',
  energy: target ? String(target.energy) : '',
  protein: target?.protein ? String(target.protein) : '',
  reason: target?.reason ?? '',
});

/** Choosing another activity replaces the typed values by its proposal. */
export function withActivity(
  values: TargetValues,
  activity: Activity,
  person: TargetPerson,
  direction: GoalDirection | null,
): TargetValues {
  const proposed = proposedTarget(person, direction, activity);
  if (!proposed) return { ...values, activity };
  const { energy, protein } = proposed;
  return { ...values, activity, energy: String(energy), protein: protein === null ? '' : String(protein) };
}

export interface TargetProblemAt extends Omit<TargetProblem, 'field'> {
  field: keyof TargetValues;
}

/** Reads kilocalories or grams; a comma before three digits groups thousands. */
const whole = (typed: string): number =>
  Math.round(valueOf(readNumber(typed, { comma: 'group' })) ?? Number.NaN);

/** The typed target, or its mistake. */
export function targetFrom(
  { activity, energy, protein, reason }: TargetValues,
  person: TargetPerson,
): { target: EnergyTarget } | { problem: TargetProblemAt } {
  if (activity === '') return { problem: { field: 'activity', text: 'Please choose how active a day is.' } };
  const target: EnergyTarget = {
    activity,
    energy: whole(energy),
    protein: protein.trim() === '' ? null : whole(protein),
    reason: reason.trim(),
  };
  const problem = targetProblem(person, target);
  return problem ? { problem } : { target };
}
