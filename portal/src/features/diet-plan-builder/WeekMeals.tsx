import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { activeWeek, type EditedMeal } from '../diet-plan-editing/edited-plan.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { planMarks, type CheckedWeeks } from '../diet-plan-meals/checked-weeks.ts';
import { MealBuilder } from '../diet-plan-meals/MealBuilder.tsx';
import { openerId } from '../diet-plan-meals/meal-ids.ts';
import { MealList } from './MealList.tsx';
import { MealTypeChoice } from './MealTypeChoice.tsx';
import { newMeal, openedMeal } from '../diet-plan-meals/open-meal.ts';
import { namesIn } from '../diet-plan-meals/names-in.ts';
import { GiveUpMeal, MealElsewhere } from '../diet-plan-meals/UnfinishedMeal.tsx';
import { WeekFigures } from '../diet-plan-meals/WeekFigures.tsx';
import { SectionTitle } from '../diet-plan-editing/SectionTitle.tsx';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { copyMeal, unusedMealTypes } from '../diet-plan-weeks/week-changes.ts';
import { SavePart } from '../plan-library/SavePart.tsx';
import { mealPart, type SavedPart } from '../plan-library/saved-parts.ts';
import { useHalfBuilt } from '../diet-plan-meals/useHalfBuilt.ts';
import { useMealEdits } from '../diet-plan-meals/useMealEdits.ts';
import type { MealBuilderHandle } from '../diet-plan-meals/useMealSteps.ts';

/** Loaded on demand, since it brings MUI's checkboxes. */
const CopyMealDialog = lazy(async () => ({
  default: (await import('./CopyMealDialog.tsx')).CopyMealDialog,
}));
const SwapButton = lazy(() => import('../diet-plan-amounts/SwapButton.tsx'));

/** The buttons that swap items of the shown week; the meal in the builder above has none. */
function swapsIn({ editor, planChecks }: Pick<Props, 'editor' | 'planChecks'>) {
  const { plan, edit } = editor;
  const week = plan.weeks.indexOf(activeWeek(plan));
  return ({ key, mealType, itemGroups }: EditedMeal, group: number, index: number) => {
    const item = itemGroups[group]?.[index];
    return item && key !== plan.meal?.key && planChecks.foods ? (
      <Suspense>
        <SwapButton {...{ item, week, mealType, edit, planChecks }} weeks={plan.weeks} take={plan.take} />
      </Suspense>
    ) : null;
  };
}

interface Props {
  editor: PlanEditor;
  planChecks: PlanChecks;
  checked: CheckedWeeks;
}

export function WeekMeals({ editor, planChecks, checked }: Props) {
  const { plan, edit } = editor;
  const { meal } = plan;
  const week = activeWeek(plan);
  const place = plan.weeks.indexOf(week);
  const others = plan.weeks.filter(({ key }) => key !== week.key);
  const unused = unusedMealTypes(week);
  const known = useMemo(() => namesIn(plan.weeks), [plan.weeks]);
  const [copying, setCopying] = useState<EditedMeal>();
  const [part, setPart] = useState<SavedPart>();
  const marks = planMarks(planChecks, checked);
  const choice = useRef<HTMLInputElement>(null);
  const [takesFocus, setTakesFocus] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const { unlessBuilding, ...question } = useHalfBuilt(meal?.touched ?? false);
  const close = () => {
    // The choice of types is gone once every type has a meal.
    const stays = unused.length > 1 || meal?.key ? choice.current : null;
    (stays ?? heading.current)?.focus();
  };
  const focusBeside = (key: string) => {
    const row = week.mealPlan.findIndex((one) => one.key === key);
    const beside = week.mealPlan[row + 1] ?? week.mealPlan[row - 1];
    const button = beside && document.getElementById(openerId(beside.key));
    (button ?? heading.current)?.focus();
  };
  const builder = useRef<MealBuilderHandle>(null);
  // A copy has what stands on the screen: of the meal that is being built its finished state.
  const shown = (chosen: EditedMeal) =>
    meal?.touched && chosen.key === meal.key ? builder.current?.finished() : chosen;
  const { open, finish, cancel, remove } = useMealEdits(editor, week, {
    onOpened: setTakesFocus,
    onClosed: close,
    onRemoved: focusBeside,
  });

  return (
    <Box component="section" aria-labelledby="meals" className="no-print">
      <SectionTitle id="meals" ref={heading}>
        Meal Plans of {week.title}
      </SectionTitle>
      {meal && meal.week !== week.key && meal.touched && <MealElsewhere editor={editor} />}
      <MealTypeChoice
        unused={unused}
        chosen={meal?.week === week.key && !meal.key ? meal.mealType : ''}
        inputRef={choice}
        onChoose={(type, focus) => unlessBuilding(() => open(newMeal(type, week, plan.weeks), focus))}
      />
      {meal && meal.week === week.key && (
        <MealBuilder
          ref={builder}
          key={`${meal.mealType} ${meal.key}`}
          meal={meal}
          takesFocus={takesFocus}
          week={week}
          known={known}
          foods={planChecks.search}
          marksAt={marks.ofOpen}
          typedMarks={marks.ofTyped}
          onChange={(changed, step) => edit((now) => ({ ...now, meal: changed }), step)}
          onFinish={finish}
          onCancel={() => unlessBuilding(cancel)}
        />
      )}
      {week.mealPlan.length === 0 ? (
        <EmptyState
          text={`${week.title} has no meals yet.`}
          hint="Choose a meal type above to build the first one."
        />
      ) : (
        <MealList
          week={week}
          canCopy={others.length > 0}
          marksAt={({ key, mealType }, group, item) =>
            // The builder above shows its own meal's findings.
            key === meal?.key ? [] : marks.of(place, mealType, group, item)
          }
          swapAt={swapsIn({ editor, planChecks })}
          onEdit={(chosen) =>
            chosen.key === meal?.key
              ? document.querySelector<HTMLElement>('#builder')?.focus()
              : unlessBuilding(() => open(openedMeal(chosen, week), true))
          }
          onCopy={(chosen) => setCopying(shown(chosen))}
          onSave={(chosen) => {
            const finished = shown(chosen);
            setPart(finished && mealPart(finished, week));
          }}
          onDelete={remove}
        />
      )}
      <WeekFigures week={checked.weeks[place]} planChecks={planChecks} />
      <SavePart part={part} onClose={() => setPart(undefined)} />
      {question.isWaiting && (
        <GiveUpMeal mealType={meal?.mealType ?? 'meal'} onConfirm={question.giveUp} onClose={question.keep} />
      )}
      {copying && (
        <Suspense>
          <CopyMealDialog
            meal={copying}
            weeks={others}
            onClose={() => setCopying(undefined)}
            onCopy={(weeks) =>
              edit((now) => copyMeal(now, copying, weeks), {
                label: `${copying.mealType} copied to ${counted(weeks.length, 'week')}`,
                announced: true,
              })
            }
          />
        </Suspense>
      )}
    </Box>
  );
}
