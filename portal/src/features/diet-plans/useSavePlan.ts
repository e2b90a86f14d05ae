import type { DietPlanStatus } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import { planProblems } from '@clinic/contract/diet-plan-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import { dietPlanQuery, saveDietPlan } from './api.ts';
import type { EditedPlan } from './edited-plan.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const verb = (status: DietPlanStatus) => (status === 'published' ? 'publish' : 'save');

/** What keeps the plan from being saved, first things first. */
function missingIn(plan: EditedPlan, program: ClientProgram | null): string[] {
  const { meal } = plan;
  const week = plan.weeks.find(({ key }) => key === meal?.week);
  const open = meal?.touched && week ? [`Please finish or cancel ${meal.mealType} of ${week.title}.`] : [];
  return [...planProblems({ hasProgram: program !== null, weeks: plan.weeks }), ...open];
}

export function useSavePlan(clientId: string, program: ClientProgram | null, editor: PlanEditor) {
  const queryClient = useQueryClient();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const missing = missingIn(editor.plan, program);
  const mutation = useMutation({
    mutationFn: saveDietPlan,
    onSuccess: ({ dietPlan, message }, { base, plan, status }) => {
      if (!dietPlan) {
        setFailure(`Failed to ${verb(status)} diet plan: ${message ?? 'Unknown error'}`);
        return;
      }
      editor.settle(dietPlan, plan);
      queryClient.setQueryData(dietPlanQuery(clientId).queryKey, dietPlan);
      const done = `${base ? 'updated' : 'created'} and ${status === 'published' ? 'published' : 'saved'}`;
      notify.success(`Diet plan ${done} successfully!`);
    },
    onError: (reason, { status }) => {
      setFailure(saveFailure(reason, verb(status), 'diet plan'));
      // The newer plan arrives, and the screen offers both.
      if (isOutdated(reason)) {
        void queryClient.invalidateQueries({ queryKey: dietPlanQuery(clientId).queryKey });
      }
    },
  });

  return {
    /** What is missing now; shown as problems once somebody tried to save. */
    missing,
    problems: [...(tried ? missing : []), ...(failure ? [failure] : [])],
    saving: mutation.isPending ? mutation.variables.status : null,
    /** True when the plan can be sent. */
    check: (): boolean => {
      setFailure(undefined);
      setTried(missing.length > 0);
      return missing.length === 0;
    },
    save: (status: DietPlanStatus) => {
      const { base, plan } = editor;
      mutation.mutate({ clientId, base, plan, program: program?.name ?? '', status });
    },
  };
}
