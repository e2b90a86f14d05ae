import type { DietPlanStatus } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import { planProblems } from '@clinic/contract/diet-plan-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';
import { saveFailure } from '../plan-workspace/save-failure.ts';
import { dietPlanQuery, saveDietPlan } from './api.ts';
import { savedWeeks, type EditedPlan } from './edited-plan.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const verb = (status: DietPlanStatus) => (status === 'published' ? 'publish' : 'save');

/** What keeps the plan from being saved, first things first. */
export function missingIn(plan: EditedPlan, program: ClientProgram | null): string[] {
  const { meal } = plan;
  const week = plan.weeks.find(({ key }) => key === meal?.week);
  const open = meal?.touched && week ? [`Please finish or cancel ${meal.mealType} of ${week.title}.`] : [];
  return [...planProblems({ hasProgram: program !== null, weeks: savedWeeks(plan) }), ...open];
}

export function useSavePlan(clientId: string, program: ClientProgram | null, editor: PlanEditor) {
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<string[]>([]);
  const mutation = useMutation({
    mutationFn: saveDietPlan,
    onSuccess: ({ dietPlan, message }, { base, plan, status }) => {
      if (!dietPlan) {
        setProblems([`Failed to ${verb(status)} diet plan: ${message ?? 'Unknown error'}`]);
        return;
      }
      editor.settle(dietPlan, plan);
      queryClient.setQueryData(dietPlanQuery(clientId).queryKey, dietPlan);
      const done = `${base ? 'updated' : 'created'} and ${status === 'published' ? 'published' : 'saved'}`;
      notify.success(`Diet plan ${done} successfully!`);
    },
    onError: (failure, { status }) => {
      setProblems([saveFailure(failure, verb(status), 'diet plan')]);
      // The newer plan arrives, and the screen offers both.
      if (failure instanceof ApiError && failure.code === 'STALE_RECORD') {
        void queryClient.invalidateQueries({ queryKey: dietPlanQuery(clientId).queryKey });
      }
    },
  });

  return {
    problems,
    saving: mutation.isPending ? mutation.variables.status : null,
    /** True when the plan can be sent; otherwise says what is missing. */
    check: (): boolean => {
      const missing = missingIn(editor.plan, program);
      setProblems(missing);
      return missing.length === 0;
    },
    save: (status: DietPlanStatus) => {
      const { base, plan } = editor;
      mutation.mutate({ clientId, base, plan, program: program?.name ?? '', status });
    },
  };
}
