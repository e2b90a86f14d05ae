import { counted } from '@clinic/contract/platform/counted';
import type { MealType } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { activeWeek, type EditedMeal, type EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { numbersOfPerson } from '../plan-checks/number-words.ts';
import type { PlanChecks } from '../plan-checks/usePlanChecks.ts';
import { planMarks, type CheckedWeeks } from './checked-weeks.ts';
import { MealBuilder } from './MealBuilder.tsx';
import { MealList } from './MealList.tsx';
import { newMeal, openedMeal } from './open-meal.ts';
import { LOOK } from '../diet-plan-editing/plan-history.ts';
import { SectionTitle } from '../diet-plan-editing/SectionTitle.tsx';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { copyMeal, putMeal, removeMeal, unusedMealTypes } from '../diet-plan-weeks/week-changes.ts';

/** Its boxes to tick are of no other use here. */
const CopyMealDialog = lazy(async () => ({
  default: (await import('./CopyMealDialog.tsx')).CopyMealDialog,
}));
/** Both come after the plan, with the foods. */
const WeekNumbers = lazy(() => import('../plan-checks/WeekNumbers.tsx'));
const EnergyTarget = lazy(async () => ({
  default: (await import('../energy-target/EnergyTarget.tsx')).EnergyTarget,
}));

const namesIn = (weeks: EditedPlan['weeks']): string[] => [
  ...new Set(
    weeks.flatMap(({ mealPlan }) =>
      mealPlan.flatMap(({ itemGroups }) => itemGroups.flat().map(({ name }) => name)),
    ),
  ),
];

/** A meal of another week is still in the builder. */
function MealElsewhere({ editor }: { editor: PlanEditor }) {
  const { meal, weeks } = editor.plan;
  const week = weeks.find(({ key }) => key === meal?.week);
  if (!meal || !week) return null;
  const back = (
    <Button
      color="inherit"
      variant="outlined"
      onClick={() => editor.edit((now) => ({ ...now, active: week.key }), LOOK)}
    >
      Go back to it
    </Button>
  );
  return (
    <Box sx={{ mb: 4 }}>
      <Notice tone="waiting" announce="status" action={back}>
        {meal.mealType} of {week.title} is not finished.
      </Notice>
    </Box>
  );
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
  const numbered = checked.weeks[place];
  const marks = planMarks(planChecks, checked);
  const choice = useRef<HTMLInputElement>(null);
  // During typing, or while the arrows walk through the choices, the builder must not take the focus away.
  const lastKey = useRef<string>(null);
  const [takesFocus, setTakesFocus] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);

  // A step that would close the half-built meal waits for a confirmation.
  const [waiting, setWaiting] = useState<() => void>();
  const unlessBuilding = (step: () => void) => (meal?.touched ? setWaiting(() => step) : step());

  const close = () => {
    // The choice of types is gone once every type has a meal.
    const stays = unused.length > 1 || meal?.key ? choice.current : null;
    (stays ?? heading.current)?.focus();
  };
  const open = (opened: NonNullable<EditedPlan['meal']>, focus: boolean) => {
    setTakesFocus(focus);
    edit(
      (now) => ({ ...now, meal: opened }),
      meal?.touched ? { label: `${meal.mealType} put away`, announced: true } : LOOK,
    );
  };
  const finish = (done: EditedMeal) => {
    edit((now) => ({ ...putMeal(now, week.key, done), meal: null }), { label: `${done.mealType} finished` });
    close();
  };
  const cancel = () => {
    const step = meal?.touched ? { label: `${meal.mealType} given up`, announced: true } : LOOK;
    edit((now) => ({ ...now, meal: null }), step);
    close();
  };
  const remove = ({ key, mealType }: EditedMeal) => {
    edit((now) => removeMeal(now, week.key, key), {
      label: `${mealType} of ${week.title} deleted`,
      announced: true,
    });
    heading.current?.focus();
  };

  return (
    <Box component="section" aria-labelledby="meals" className="no-print">
      <SectionTitle id="meals" ref={heading}>
        Meal Plans of {week.title}
      </SectionTitle>
      {meal && meal.week !== week.key && meal.touched && <MealElsewhere editor={editor} />}
      <Box sx={{ mb: 5, maxWidth: 360 }}>
        {unused.length === 0 ? (
          <Notice tone="good" announce="status">
            All Meals Planned
          </Notice>
        ) : (
          <InputField
            label="Add New Meal"
            value={meal?.week === week.key && !meal.key ? meal.mealType : ''}
            inputRef={choice}
            options={[{ value: '', label: '' }, ...unused.map((type) => ({ value: type, label: type }))]}
            htmlInput={{
              onFocus: () => (lastKey.current = null),
              onPointerDown: () => (lastKey.current = null),
              onKeyDown: ({ key }) => (lastKey.current = key),
            }}
            onChange={(type) => {
              const chosen =
                lastKey.current === null || lastKey.current === 'Enter' || lastKey.current === ' ';
              if (type) unlessBuilding(() => open(newMeal(type as MealType, week, plan.weeks), chosen));
            }}
          />
        )}
      </Box>
      {meal && meal.week === week.key && (
        <MealBuilder
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
            // The builder above has the signs of its own meal.
            key === meal?.key ? [] : marks.of(place, mealType, group, item)
          }
          onEdit={(chosen) => {
            // It is being edited already.
            if (chosen.key === meal?.key) document.querySelector<HTMLElement>('#builder')?.focus();
            else unlessBuilding(() => open(openedMeal(chosen, week), true));
          }}
          onCopy={setCopying}
          onDelete={remove}
        />
      )}
      {planChecks.foods && numbered && (
        <Suspense>
          <WeekNumbers week={numbered} foods={planChecks.foods} person={numbersOfPerson(planChecks)} />
        </Suspense>
      )}
      {planChecks.precautions && planChecks.person && (
        <Suspense>
          <EnergyTarget
            clientId={planChecks.clientId}
            known={planChecks.precautions}
            person={planChecks.person}
          />
        </Suspense>
      )}
      {waiting && (
        <ConfirmDialog
          open
          title={`Give up the unfinished ${meal?.mealType ?? 'meal'}?`}
          confirmLabel="Give it up"
          cancelLabel="Keep building"
          danger
          onConfirm={() => {
            // The closing dialog restores the focus; only then the step may move it.
            flushSync(() => setWaiting(undefined));
            waiting();
          }}
          onClose={() => setWaiting(undefined)}
        >
          What you entered there is not part of the plan yet. You can undo this.
        </ConfirmDialog>
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
