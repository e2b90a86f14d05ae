import type { DietPlanStatus } from '@clinic/contract/constants';
import { totalDaysOf } from '@clinic/contract/care/diet-plans/diet-plan-days';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { DietPlan, DietPlanInput } from '@clinic/contract/care/diet-plans/diet-plans';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { doctorApi } from '../../lib/http.ts';
import { savedContents, type EditedPlan } from './edited-plan.ts';

interface Save {
  clientId: string;
  /** The plan to change; null makes a new one. */
  base: Pick<DietPlan, '_id' | 'updatedAt'> | null;
  plan: EditedPlan;
  program: string;
  status: DietPlanStatus;
  /** Answers to findings of the plan checks. */
  answers: PlanAnswer[];
}

/** Stands apart from the query, which pages without the builder ask. */
export async function saveDietPlan(save: Save, keys?: RepeatKeys): Promise<DietPlan> {
  const { clientId, base, plan, program, status, answers } = save;
  const contents = savedContents(plan);
  const [first, ...others] = contents.weeks;
  const input: DietPlanInput = {
    program,
    totalDays: totalDaysOf(contents.weeks),
    ...contents,
    status,
    answers,
    ...(first && others.length === 0 && { mealPlan: first.mealPlan }),
  };
  const { dietPlan } = base
    ? await doctorApi.call(
        dietPlanCalls.edit,
        { id: base._id, body: { ...input, updatedAt: base.updatedAt } },
        { keys },
      )
    : await doctorApi.call(dietPlanCalls.create, { clientId, body: input }, { keys });
  return dietPlan;
}
