import type { DietPlanStatus } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import { maxWeeks, planProblems, weekLimitProblem } from '@clinic/contract/care/diet-plan-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import { dietPlanQuery, saveDietPlan } from './api.ts';
import type { EditedPlan } from './edited-plan.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const verb = (status: DietPlanStatus) => (status === 'published' ? 'publish' : 'save');

/** What prevents the save, the most important first. */
function missingIn(plan: EditedPlan, program: ClientProgram | null): string[] {
  const { meal } = plan;
  const week = plan.weeks.find(({ key }) => key === meal?.week);
  const open = meal?.touched && week ? [`Please finish or cancel ${meal.mealType} of ${week.title}.`] : [];
  const tooMany = program && weekLimitProblem(plan.weeks.length - 1, maxWeeks(program), 'adding new ones');
  return [
    ...(tooMany ? [tooMany] : []),
    ...planProblems({ hasProgram: program !== null, weeks: plan.weeks }),
    ...open,
  ];
}

export function useSavePlan(clientId: string, program: ClientProgram | null, editor: PlanEditor) {
  const queryClient = useQueryClient();
  const missing = missingIn(editor.plan, program);
  const { weeks, notes, meal } = editor.plan;
  const { problems, check, fail } = useSaveProblems({ missing, content: [weeks, notes, meal], editor });
  const mutation = useMutation({
    mutationFn: saveDietPlan,
    onSuccess: ({ dietPlan, message }, { base, plan, status }) => {
      if (!dietPlan) {
        fail(`Failed to ${verb(status)} diet plan: ${message ?? 'Unknown error'}`);
        return;
      }
      editor.settle(dietPlan, plan);
      queryClient.setQueryData(dietPlanQuery(clientId).queryKey, dietPlan);
      const done = `${base ? 'updated' : 'created'} and ${status === 'published' ? 'published' : 'saved'}`;
      notify.success(`Diet plan ${done} successfully!`);
    },
    onError: (reason, { status }) => {
      fail(saveFailure(reason, verb(status), 'diet plan'));
      // The newer plan arrives, and the screen offers both.
      if (isOutdated(reason)) {
        void queryClient.invalidateQueries({ queryKey: dietPlanQuery(clientId).queryKey });
      }
    },
  });

  return {
    /** What is missing now; shown as problems after an attempt to save. */
    missing,
    problems,
    saving: mutation.isPending ? mutation.variables.status : null,
    check,
    save: (status: DietPlanStatus) => {
      const { base, plan } = editor;
      mutation.mutate({ clientId, base, plan, program: program?.name ?? '', status });
    },
  };
}
