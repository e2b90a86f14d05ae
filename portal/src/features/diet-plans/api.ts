import type { DietPlanStatus } from '@clinic/contract/constants';
import { totalDaysOf } from '@clinic/contract/diet-plan-rules';
import type { DietPlan, DietPlanInput, Meal } from '@clinic/contract/diet-plans';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { savedWeeks, type EditedPlan } from './edited-plan.ts';

/** The latest version of the client's diet plan, draft or published; null when there is none. */
export const dietPlanQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'diet-plan', clientId],
    queryFn: async ({ signal }) => {
      const path = `/dietPlan/getClientsDietPlan/${clientId}`;
      return (await doctorApi.get<{ dietPlan: DietPlan | null }>(path, { signal })).dietPlan;
    },
  });

interface Save {
  clientId: string;
  /** The plan that is changed; null makes a new one. */
  base: Pick<DietPlan, '_id' | 'updatedAt'> | null;
  plan: EditedPlan;
  program: string;
  status: DietPlanStatus;
}

/** What the server answered; without a `dietPlan` the plan was not saved, and `message` says why. */
interface Saved {
  dietPlan?: DietPlan;
  message?: string;
}

export function saveDietPlan({ clientId, base, plan, program, status }: Save): Promise<Saved> {
  const weeks = savedWeeks(plan);
  const [first, ...others] = weeks;
  const input: DietPlanInput & { mealPlan?: Meal[] } = {
    program,
    totalDays: totalDaysOf(weeks),
    weeks,
    status,
    notes: plan.notes,
    ...(first && others.length === 0 && { mealPlan: first.mealPlan }),
  };
  return base
    ? doctorApi.put<Saved>(`/dietPlan/edit/${base._id}`, { ...input, updatedAt: base.updatedAt })
    : doctorApi.post<Saved>(`/dietPlan/create/${clientId}`, input);
}
