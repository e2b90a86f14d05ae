import { readDietPlanBody } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { maxWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { ClientProgram } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentProps } from 'react';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import {
  activeWeek,
  editedPlan,
  mealCount,
  savedContents,
  takeLines,
  type EditedPlan,
} from '../diet-plan-editing/edited-plan.ts';
import { usePlanChecks } from '../plan-checks/usePlanChecks.ts';
import { checkedWeeks, marksOfTake } from '../diet-plan-meals/checked-weeks.ts';
import { DietPlanHistory, dietPlanHistory, wasPublished } from './DietPlanHistory.tsx';
import { linesIn, notesIn } from './DietPlanVersion.tsx';
import { ExistingPlanBanner } from './ExistingPlanBanner.tsx';
import { PlanConfiguration } from './PlanConfiguration.tsx';
import { StartFromLast } from '../plan-workspace/StartFromLast.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { PrintedPlan } from '../diet-plan-reading/PrintedPlan.tsx';
import { ProgramBanner } from './ProgramBanner.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SurplusWeeks } from '../diet-plan-weeks/SurplusWeeks.tsx';
import { TemplateButtons } from '../diet-plan-templates/TemplateButtons.tsx';
import { usePlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import type { PlanView } from './usePlanView.ts';
import { WeeksOverview } from '../diet-plan-weeks/WeeksOverview.tsx';

/** Loaded behind the plan, since the buttons stand below it. */
const LibraryButtons = lazy(async () => ({
  default: (await import('../diet-plan-templates/LibraryButtons.tsx')).LibraryButtons,
}));
/** Few first plans are written before that form. */
const WithoutHistory = lazy(() => import('../plan-workspace/WithoutHistory.tsx'));
/** Each view is asked for together with the plan, see usePlanView. */
const WeekMeals = lazy(async () => ({ default: (await import('./WeekMeals.tsx')).WeekMeals }));
const DietPlanGrid = lazy(() => import('../diet-plan-grid/DietPlanGrid.tsx'));

interface Props {
  clientId: string;
  clientName: string;
  program: ClientProgram | null;
  saved: DietPlan | null;
  view: PlanView;
  choose: (view: PlanView) => void;
}

const VIEWS = [
  ['grid', 'Grid'],
  ['list', 'List'],
] as const;

type Kept = Pick<ComponentProps<typeof LibraryButtons>, 'editor' | 'program' | 'planChecks'>;

/** A plan is taken from a file or the library, and kept there. */
const TakenAndKept = ({ max, ...parts }: Kept & { max: number }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 3 }}>
    <TemplateButtons weeks={parts.editor.plan.weeks} edit={parts.editor.edit} max={max} />
    <Suspense>
      <LibraryButtons {...parts} />
    </Suspense>
  </Box>
);

/** The plan as parts beside the meals draw it: behind them, so that a typed line does not wait. */
function usePlanBehind({ weeks, notes, take, avoid }: EditedPlan) {
  const laterWeeks = useDeferredValue(weeks);
  const present = useMemo(
    () => (mealCount(laterWeeks) > 0 ? savedContents({ weeks: laterWeeks, notes, take, avoid }) : null),
    [laterWeeks, notes, take, avoid],
  );
  // The buttons know at once of a week more or less.
  return { laterWeeks, overviewed: laterWeeks.length === weeks.length ? laterWeeks : weeks, present };
}

/** Says of an earlier version that was loaded whether the program cut it. */
const loadedWords = (has: number, fit: number): string =>
  fit < has
    ? `Earlier version loaded, the first ${fit} of its ${has} weeks, as the program has ${fit}`
    : 'Earlier version loaded';

export function DietPlanBuilder({ clientId, clientName, program, saved, view, choose }: Props) {
  const editor = usePlanEditor(clientId, saved);
  const { plan, edit } = editor;
  const week = activeWeek(plan);
  const max = maxWeeks(program);
  const checked = useMemo(() => checkedWeeks(plan), [plan]);
  const plans = useMemo(
    () => ({ diet: checked.weeks, take: takeLines({ take: plan.take }) }),
    [checked, plan.take],
  );
  const planChecks = usePlanChecks({ clientId, of: 'diet', plans });
  const { report, answers, foods, search, precautions: known, person } = planChecks;
  const takeMarks = useMemo(() => marksOfTake({ report, answers }), [report, answers]);
  const { laterWeeks, overviewed, present } = usePlanBehind(plan);
  const use = (body: unknown) => {
    const reading = readDietPlanBody(body);
    if (!reading.ok) return;
    const { weeks } = reading;
    const fitting = program ? weeks.slice(0, max) : weeks;
    edit(() => editedPlan({ weeks: fitting, notes: notesIn(body), ...linesIn(body) }), {
      label: loadedWords(weeks.length, fitting.length),
      announced: true,
    });
  };
  const isGrid = view === 'grid';
  const views = useMemo(
    () => <Segments label="View" choices={VIEWS} chosen={view} onChoose={choose} />,
    [view, choose],
  );
  const parts = { editor, planChecks, checked };
  const meals = (
    <Suspense fallback={<ContentSkeleton label="Loading meals..." height={320} />}>
      {isGrid ? <DietPlanGrid {...parts} program={program} /> : <WeekMeals {...parts} />}
    </Suspense>
  );
  return (
    <>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: isGrid ? 4 : 8 }}
        className="no-print"
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <RecordNotices what="diet plan" editor={editor} />
          <ProgramBanner {...{ clientId, program, base: editor.base }} meals={mealCount(plan.weeks)} />
          <ExistingPlanBanner editor={editor} saved={saved} />
          {program && <SurplusWeeks editor={editor} max={max} />}
          {!saved && (
            <Suspense>
              <WithoutHistory clientId={clientId} />
            </Suspense>
          )}
          {!saved && !editor.dirty && (
            <StartFromLast
              of={dietPlanHistory(clientId)}
              counts={wasPublished}
              noneText="No earlier plan was published. Its drafts are in the History below."
              onUse={use}
            />
          )}
        </Box>
        <WeeksOverview
          isCompact={isGrid}
          before={views}
          weeks={overviewed}
          {...{
            active: activeWeek({ ...plan, weeks: overviewed }),
            edit,
            max,
            foods,
            search,
            clientId,
            known,
            person,
          }}
          isBuilding={plan.meal?.touched ?? false}
        />
        {isGrid && meals}
        <PlanConfiguration
          week={week}
          count={plan.weeks.length}
          notes={plan.notes}
          take={plan.take}
          avoid={plan.avoid}
          takeMarks={takeMarks}
          edit={edit}
          program={program}
          max={max}
        />
        {!isGrid && meals}
        <TakenAndKept {...{ editor, program, planChecks, max }} />
        <SaveBar
          clientId={clientId}
          clientName={clientName}
          program={program}
          editor={editor}
          planChecks={planChecks}
          checked={checked}
        />
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <PrintedPlan
          weeks={laterWeeks}
          notes={plan.notes}
          isDraft={editor.dirty || saved?.status !== 'published'}
        />
      </Box>
      <DietPlanHistory
        clientId={clientId}
        present={present}
        presentName="the plan on the screen"
        hasCurrent={saved !== null}
        unsaved={editor.dirty}
        onUse={use}
      />
      <UnsavedGuard dirty={editor.dirty} />
    </>
  );
}
