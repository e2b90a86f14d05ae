import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { maxWeeks, planProblems, weekLimitProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { DietPlanStatus } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import { saveFailure } from '../plan-workspace/save-failure.ts';
import { useSaveProblems } from '../plan-workspace/useSaveProblems.ts';
import { usePlanSaving } from '../plan-checks/usePlanSaving.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import type { PlanChecksQuestions } from '../plan-checks/usePlanChecksQuestion.ts';
import { dietPlanQuery } from './api.ts';
import { savedWeeks, takeLines, type EditedPlan } from './edited-plan.ts';
import { saveDietPlan } from './save-diet-plan.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const plansOf = (plan: EditedPlan) => ({ diet: savedWeeks(plan.weeks), take: takeLines(plan) });

/** Lists the reasons that prevent the save, the most important first. */
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
  planChecks: PlanChecks;
  questions: PlanChecksQuestions;
}

interface Sent {
  base: DietPlan | null;
  content: EditedPlan;
  status: DietPlanStatus;
  answers: PlanAnswer[];
}

/** Saves the plan as a draft or published; only a published one is asked about. */
export function useDietPlanSaving({ clientId, program, editor, planChecks, questions }: Options) {
  const { base, plan } = editor;
  const saving = usePlanSaving<DietPlan, EditedPlan, Sent>({
    editor,
    planChecks,
    questions,
    queryKey: dietPlanQuery(clientId).queryKey,
    plansOf,
    send: ({ content, ...sent }, keys) =>
      saveDietPlan({ clientId, plan: content, program: program?.name ?? '', ...sent }, keys),
    said: (sent) => {
      const done = sent.status === 'published' ? 'published' : 'saved';
      return `Diet plan ${sent.base ? 'updated' : 'created'} and ${done} successfully!`;
    },
    failed: (failure, { status }) =>
      saveFailure(failure, status === 'published' ? 'publish' : 'save', 'diet plan'),
  });
  const missing = missingIn(plan, program);
  const { weeks, notes, meal } = plan;
  const { problems, check } = useSaveProblems({ missing, content: [weeks, notes, meal], editor, saving });
  const send = (status: DietPlanStatus) => (answers: PlanAnswer[]) =>
    saving.save({ base, content: plan, status, answers });
  const plans = plansOf(plan);

  return {
    /** Reasons that prevent a save now; shown as problems after an attempt to save. */
    missing,
    problems,
    saving: saving.sending?.status ?? null,
    check,
    /** Saves with the earlier answers, without asking. */
    save: (status: DietPlanStatus) => send(status)(questions.answersOf(plans)),
    /** Asks about unanswered findings, and publishes after the answers. Returns false when nothing is open. */
    asksToPublish: () => questions.asks(plans, send('published')),
  };
}
