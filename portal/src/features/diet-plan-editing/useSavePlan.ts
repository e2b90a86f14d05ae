import type { DietPlanStatus } from '@clinic/contract/constants';
import type { PlanAnswer } from '@clinic/contract/care/plan-answers';
import type { ClientProgram } from '@clinic/contract/people';
import { maxWeeks, planProblems, weekLimitProblem } from '@clinic/contract/care/diet-plan-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import type { Rails } from '../rails/useRails.ts';
import type { RailsQuestions } from '../rails/useRailsQuestion.ts';
import { dietPlanQuery, saveDietPlan } from './api.ts';
import { savedWeeks, type EditedPlan } from './edited-plan.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const verb = (status: DietPlanStatus) => (status === 'published' ? 'publish' : 'save');

const plansOf = ({ weeks }: EditedPlan) => ({ diet: savedWeeks(weeks) });

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

interface Options {
  clientId: string;
  program: ClientProgram | null;
  editor: PlanEditor;
  rails: Rails;
  questions: RailsQuestions;
}

export function useSavePlan({ clientId, program, editor, rails, questions }: Options) {
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
      rails.refresh();
      const done = `${base ? 'updated' : 'created'} and ${status === 'published' ? 'published' : 'saved'}`;
      notify.success(`Diet plan ${done} successfully!`);
    },
    onError: (reason, sent) => {
      const again = questions.asksAfter(reason, plansOf(sent.plan), (answers) =>
        mutation.mutate({ ...sent, answers }),
      );
      if (again) return;
      fail(saveFailure(reason, verb(sent.status), 'diet plan'));
      // The newer plan arrives, and the screen offers both.
      if (isOutdated(reason)) {
        void queryClient.invalidateQueries({ queryKey: dietPlanQuery(clientId).queryKey });
      }
    },
  });

  const send = (status: DietPlanStatus) => (answers: PlanAnswer[]) => {
    const { base, plan } = editor;
    mutation.mutate({ clientId, base, plan, program: program?.name ?? '', status, answers });
  };
  const plans = plansOf(editor.plan);

  return {
    /** What is missing now; shown as problems after an attempt to save. */
    missing,
    problems,
    saving: mutation.isPending ? mutation.variables.status : null,
    check,
    /** With the reasons that were given before; without a question. */
    save: (status: DietPlanStatus) => send(status)(questions.answersOf(plans)),
    /** Whether a finding without an answer speaks against the plan: it is asked, and then published. */
    asksToPublish: () => questions.asks(plans, send('published')),
  };
}
