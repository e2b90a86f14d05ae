import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import { today } from '@clinic/ui/clinic-page';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { planMarks, type CheckedWeeks } from '../diet-plan-meals/checked-weeks.ts';
import { namesIn } from '../diet-plan-meals/names-in.ts';
import { GiveUpMeal } from '../diet-plan-meals/UnfinishedMeal.tsx';
import { WeekFigures } from '../diet-plan-meals/WeekFigures.tsx';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { cellMarks } from './cell-marks.ts';
import { PlanTable } from './PlanTable.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useOpenCell } from './useOpenCell.ts';
import { usePlanGrid } from './usePlanGrid.ts';
import { coverWords, weekFacts } from './week-facts.ts';
import { WeekStrip } from './WeekStrip.tsx';

/** Loaded after the grid. */
const GridMenu = lazy(() => import('./GridMenu.tsx'));
/** Loaded with the first opened cell. */
const BuilderBeside = lazy(() => import('./BuilderBeside.tsx'));

const FIRST_MEAL = MEAL_TYPES[0];
const LAST_MEAL = MEAL_TYPES[MEAL_TYPES.length - 1] as MealType;

interface Props {
  editor: PlanEditor;
  planChecks: PlanChecks;
  checked: CheckedWeeks;
  program: ClientProgram | null;
}

/** The whole plan: weeks as columns, meals as rows, each cell typed in. */
export default function DietPlanGrid({ editor, planChecks, checked, program }: Props) {
  const { weeks, meal } = editor.plan;
  const grid = usePlanGrid({ editor, planChecks });
  const { at } = grid.selection;
  const isOneWeek = useMediaQuery('(max-width: 767.95px)', { noSsr: true });
  const isSheet = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const cell = useOpenCell(editor, grid.focus);
  const { report, of, answers } = planChecks;
  const marks = useMemo(() => cellMarks({ report, of, answers }, checked), [report, of, answers, checked]);
  const openMarks = planMarks(planChecks, checked);
  const day = today();
  const facts = useMemo(() => weekFacts(weeks, program, day), [weeks, program, day]);
  const known = useMemo(() => namesIn(weeks), [weeks]);
  const atWeek = weeks.find(({ key }) => key === at.week) ?? weeks[0];
  const shown = useMemo(() => (isOneWeek && atWeek ? [atWeek] : weeks), [isOneWeek, atWeek, weeks]);
  const events = useGridKeys({ grid, editor, weeks, onOpen: cell.open, onMenu: setAnchor });

  const { select } = grid;
  const selectWeek = useCallback(
    (week: string, button?: HTMLElement) => {
      select({ week, type: FIRST_MEAL }, { week, type: LAST_MEAL });
      if (button) setAnchor(button);
    },
    [select],
  );
  const [firstWeek = '', lastWeek = ''] = [weeks[0]?.key, weeks.at(-1)?.key];
  const selectMeal = useCallback(
    (type: MealType, button?: HTMLElement) => {
      select({ week: firstWeek, type }, { week: lastWeek, type });
      if (button) setAnchor(button);
    },
    [select, firstWeek, lastWeek],
  );

  return (
    <Box component="section" aria-label="Meals" className="no-print" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'baseline' }}>
        <Box component="h2" id="meals" tabIndex={-1} sx={{ m: 0, fontSize: '1.15rem' }}>
          Meals
        </Box>
        <span>{coverWords(weeks, program)}</span>
      </Box>
      {grid.problem && (
        <Notice tone="stopped" announce="alert">
          {grid.problem}
        </Notice>
      )}
      <output>
        <Hidden>{grid.told}</Hidden>
      </output>
      {isOneWeek && (
        <WeekStrip weeks={weeks} shown={at.week} onChoose={(week) => grid.select({ ...at, week })} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: meal && !isSheet ? 'minmax(0, 1fr) 26rem' : 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ overflowX: 'auto', border: '1px solid var(--line)', borderRadius: 1, alignSelf: 'start' }}>
          <PlanTable
            weeks={weeks}
            shown={shown}
            facts={facts}
            foods={planChecks.foods}
            target={planChecks.precautions?.target}
            marks={marks}
            grid={grid}
            open={meal}
            onMenu={setAnchor}
            onWeekMenu={selectWeek}
            onMealMenu={selectMeal}
            events={events}
          />
        </Box>
        {meal && cell.week && (
          <Suspense>
            <BuilderBeside
              meal={meal}
              week={cell.week}
              known={known}
              foods={planChecks.search}
              marksAt={openMarks.ofOpen}
              typedMarks={openMarks.ofTyped}
              isSheet={isSheet}
              onChange={(changed, step) => editor.edit((now) => ({ ...now, meal: changed }), step)}
              onFinish={cell.finish}
              onCancel={cell.cancel}
            />
          </Suspense>
        )}
      </Box>
      <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.875rem' }}>
        Type a line and press Enter: “2 phulka &amp; dal 1 bowl”, “… 3d” for three days, “/ …” for an
        alternative, “= …” instead. F2 opens the meal, Shift+F10 the menu.
      </Box>
      <WeekFigures week={checked.weeks[atWeek ? atWeek.weekNumber - 1 : 0]} planChecks={planChecks} />
      <Suspense>
        <GridMenu
          {...{ anchor, grid, editor, planChecks, program }}
          onOpen={() => cell.open(at)}
          onWeek={selectWeek}
          onMeal={selectMeal}
          onClose={() => setAnchor(null)}
        />
      </Suspense>
      {cell.isWaiting && (
        <GiveUpMeal mealType={meal?.mealType ?? 'meal'} onConfirm={cell.giveUp} onClose={cell.keep} />
      )}
    </Box>
  );
}
