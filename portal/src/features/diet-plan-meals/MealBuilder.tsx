import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import type { EditedMeal, EditedWeek, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import { ItemFields } from './ItemFields.tsx';
import { MealGroups } from './MealGroups.tsx';
import { MealHeading } from './MealHeading.tsx';
import { changeItem, chooseGroup, continueGroup, startAlternative } from './open-meal.ts';
import { useMealSteps, type MealBuilderHandle } from './useMealSteps.ts';
import { FindingSentences } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import type { Edit } from '../diet-plan-editing/plan-history.ts';

interface Props {
  ref?: Ref<MealBuilderHandle> | undefined;
  meal: OpenMeal;
  /** False while the meal type is still being chosen by key. */
  takesFocus: boolean;
  /** True: it stands beside something else, so that its fields stand below each other. */
  narrow?: boolean;
  week: EditedWeek;
  /** Names that the plan already contains. */
  known: readonly string[];
  /** Searches the clinic's catalogue; undefined until it is loaded. */
  foods: FoodSearch | undefined;
  /** Findings about an item of the meal, and about the item that is being typed. */
  marksAt: (group: number, item: number) => readonly Said[];
  typedMarks: readonly Said[];
  onChange: (meal: OpenMeal, step: Edit) => void;
  onFinish: (meal: EditedMeal) => void;
  onCancel: () => void;
}

/** Builds one meal: Enter adds the item, Ctrl+Enter finishes the meal. */
export function MealBuilder({ meal, takesFocus, narrow = false, week, known, foods, ...on }: Props) {
  const { ref, marksAt, typedMarks, onChange, onFinish, onCancel } = on;
  const { totalDays } = week;
  const section = useRef<HTMLElement>(null);
  const { problems, inputs, finish, take, fill, remove, add, end, onKeyDown } = useMealSteps({
    ref,
    meal,
    totalDays,
    onChange,
    onFinish,
  });
  const { time, name } = inputs;
  // A meal that was restored after a reload does not take the focus.
  const [opened] = useState(!meal.touched);

  useEffect(() => {
    if (!opened) return;
    if (takesFocus) time.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [opened, takesFocus, time]);

  return (
    <Box
      component="section"
      ref={section}
      aria-labelledby="builder"
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        p: { xs: 3, md: narrow ? 3 : 5 },
        mb: narrow ? 0 : 5,
        border: '2px solid var(--maroon)',
        borderRadius: 1,
        bgcolor: 'var(--white)',
      }}
    >
      <MealHeading
        meal={meal}
        week={week}
        timeRef={time}
        onTime={(mealTime) =>
          onChange({ ...meal, mealTime, touched: true }, { label: 'Meal time changed', typing: true })
        }
        onUsualTime={(mealTime) => {
          onChange({ ...meal, mealTime, touched: true }, { label: 'Meal time set' });
          name.current?.focus();
        }}
      />
      <MealGroups
        meal={meal}
        totalDays={totalDays}
        marksAt={marksAt}
        onChoose={(group) => {
          onChange(chooseGroup(meal, group, totalDays), { label: 'Group chosen', typing: true });
          name.current?.focus();
        }}
        onChangeItem={(group, index) => {
          onChange(changeItem(meal, group, index), { label: 'Item taken up' });
          name.current?.focus();
        }}
        onRemoveItem={remove}
        onFill={fill}
      />
      <ItemFields
        mealType={meal.mealType}
        item={meal.item}
        known={known}
        foods={foods}
        weekDays={totalDays}
        narrow={narrow}
        inputs={inputs}
        onChange={(item) => onChange({ ...meal, item, touched: true }, { label: 'Item typed', typing: true })}
      />
      <FindingSentences all={typedMarks} />
      {problems.length > 0 && (
        <Notice tone="stopped" announce="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={add}>
          {meal.replaces ? 'Update Item' : 'Add Item'}
        </Button>
        <Button
          variant="outlined"
          onClick={() => take(continueGroup, 'Item added')}
          title="The next item follows in the same group"
        >
          + (AND)
        </Button>
        <Button
          variant="outlined"
          onClick={() => take(startAlternative, 'Alternative started')}
          title="The next item begins an alternative"
        >
          / (OR)
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" ref={finish} onClick={end}>
          {meal.key ? 'Update Meal' : 'Finish Meal'}
        </Button>
      </Box>
      <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.875rem', display: { xs: 'none', md: 'block' } }}>
        Enter adds the item, Ctrl+Enter finishes the meal, Ctrl+S saves the plan.
      </Box>
    </Box>
  );
}
