import type { DietPlanStatus } from '@clinic/contract/constants';
import type { FindingPlace } from '@clinic/contract/care/plan-checks/findings';
import { weekProblems } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { ClientProgram } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { SavedText, StickyBar } from '../../components/StickyBar.tsx';
import type { EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { clientQuery } from '../plan-workspace/api.ts';
import { useSaveKey } from '@clinic/ui/forms/useSaveKey.ts';
import { LOOK } from '../diet-plan-editing/plan-history.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { usePlanChecksQuestion } from '../plan-checks/usePlanChecksQuestion.ts';
import type { CheckedWeeks } from '../diet-plan-meals/checked-weeks.ts';
import { openerId } from '../diet-plan-meals/meal-ids.ts';
import { TakenAway, UndoButtons, useUndoKeys } from './UndoControls.tsx';
import { useDietPlanSaving } from '../diet-plan-editing/useDietPlanSaving.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';

/** Loaded after the plan, since it needs the rules and the foods. */
const PlanChecksOfDiet = lazy(() => import('./PlanChecksOfDiet.tsx'));
const ClosedToClient = lazy(() => import('../plan-workspace/ClosedToClient.tsx'));
const NotChecked = lazy(() => import('../plan-checks/NotChecked.tsx'));
const PlanChecksQuestion = lazy(() => import('../plan-checks/PlanChecksQuestion.tsx'));

interface Action {
  label: string;
  status: DietPlanStatus;
  /** True: publishing needs a confirmation. */
  asks: boolean;
}

/** The buttons for a new, draft or published plan. */
function actionsFor(editor: PlanEditor): readonly Action[] {
  const { base } = editor;
  if (!base) return [{ label: 'Save Diet Plan', status: 'draft', asks: false }];
  return base.status === 'draft'
    ? [
        { label: 'Publish', status: 'published', asks: true },
        { label: 'Save Diet Plan', status: 'draft', asks: false },
      ]
    : [
        { label: 'Save as draft', status: 'draft', asks: false },
        { label: 'Update Diet Plan', status: 'published', asks: true },
      ];
}

function Places({ plan }: { plan: EditedPlan }) {
  const places = plan.weeks.flatMap((week) => {
    const meals = weekProblems(week).map(({ mealType }) => mealType);
    return meals.length > 0 ? [`${week.title}: ${meals.join(', ')}`] : [];
  });
  return places.length > 0 && <div>In {places.join('; ')}.</div>;
}

interface Props {
  clientId: string;
  clientName: string;
  program: ClientProgram | null;
  editor: PlanEditor;
  planChecks: PlanChecks;
  checked: CheckedWeeks;
}

/** Shows a place of the plan: the field of "Take", or a week, and the button or builder of its meal. */
function show(editor: PlanEditor, { weeks, meal: open }: CheckedWeeks, place: FindingPlace): void {
  if (place.take !== undefined) document.querySelector<HTMLElement>('#take-lines textarea')?.focus();
  const week = place.week === undefined ? undefined : editor.plan.weeks[place.week];
  if (!week || place.week === undefined) return;
  flushSync(() => editor.edit((now) => ({ ...now, active: week.key }), LOOK));
  const isOpen = open?.week === place.week && open.meal === place.meal;
  const type = place.meal === undefined ? undefined : weeks[place.week]?.mealPlan[place.meal]?.mealType;
  const meal = week.mealPlan.find(({ mealType }) => mealType === type);
  document.getElementById(isOpen ? 'builder' : meal ? openerId(meal.key) : 'meals')?.focus();
}

export function SaveBar({ clientId, clientName, program, editor, planChecks, checked }: Props) {
  const questions = usePlanChecksQuestion(planChecks);
  const { missing, problems, saving, check, save, asksToPublish } = useDietPlanSaving({
    clientId,
    program,
    editor,
    planChecks,
    questions,
  });
  const [asking, setAsking] = useState(false);
  useUndoKeys(editor);
  const actions = actionsFor(editor);
  const title = editor.base?.status === 'published' ? 'Publish these changes?' : 'Publish this diet plan?';
  const { data: client } = useQuery(clientQuery(clientId));
  const seen = client?.recordsClosed ? (
    <>
      {clientName} sees this plan once the address is confirmed.
      <ClosedToClient client={client} />
    </>
  ) : (
    `${clientName} sees this plan as soon as it is published.`
  );
  const run = ({ asks, status }: Action) => {
    if (!check()) return;
    if (!asks) save(status);
    else if (!asksToPublish()) setAsking(true);
  };
  useSaveKey(() => {
    const main = actions.at(-1);
    if (main && !saving && !asking && !questions.asked) run(main);
  });

  return (
    <StickyBar>
      <output style={{ display: 'contents' }}>
        <TakenAway editor={editor} />
      </output>
      {problems.length > 0 && (
        <Notice tone="stopped" announce="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
          <Places plan={editor.plan} />
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, flex: { xs: '1 1 100%', sm: 1 } }}
        >
          <UndoButtons editor={editor} />
          <Box sx={{ minWidth: 0, color: 'var(--ink-soft)', fontSize: '0.875rem', lineHeight: 1.35 }}>
            {missing.length > 0 && problems.length === 0 ? (
              missing[0]
            ) : (
              <SavedText dirty={editor.dirty} stored={editor.base !== null} />
            )}
            <Box sx={{ minHeight: 30 }}>
              <Suspense>
                <PlanChecksOfDiet
                  planChecks={planChecks}
                  editor={editor}
                  checked={checked}
                  onGo={(place) => show(editor, checked, place)}
                />
              </Suspense>
            </Box>
          </Box>
        </Box>
        {actions.map(({ label, status, asks }, place) => (
          <Button
            key={label}
            sx={{ flex: { xs: 1, sm: 'none' } }}
            variant={place === actions.length - 1 ? 'contained' : 'outlined'}
            loading={saving === status}
            disabled={saving !== null}
            onClick={() => run({ label, status, asks })}
          >
            {label}
          </Button>
        ))}
      </Box>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel="Publish now"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          save('published');
        }}
      >
        <Suspense>
          {seen}
          <NotChecked planChecks={planChecks} />
        </Suspense>
      </ConfirmDialog>
      {questions.asked && (
        <Suspense>
          <PlanChecksQuestion
            planChecks={planChecks}
            questions={questions}
            findings={questions.asked}
            title={title}
            submitLabel="Publish now"
          >
            <div>{seen}</div>
          </PlanChecksQuestion>
        </Suspense>
      )}
    </StickyBar>
  );
}
