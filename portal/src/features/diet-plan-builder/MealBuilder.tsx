import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import { formatTime } from '@clinic/contract/clinic-calendar';
import type { MealType } from '@clinic/contract/constants';
import { daysLeft, itemDaysProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import type { EditedMeal, EditedWeek, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import { ItemFields } from './ItemFields.tsx';
import { MealGroups } from './MealGroups.tsx';
import type { NamePickerHandle } from './NamePicker.tsx';
import {
  addItem,
  changeItem,
  chooseGroup,
  continueGroup,
  fillOpenGroup,
  finishedMeal,
  removeItem,
  startAlternative,
  type Step,
} from './open-meal.ts';
import { FindingSentences } from '../plan-checks/FindingMarks.tsx';
import type { Said } from '../plan-checks/finding-words.ts';
import type { Edit } from '../diet-plan-editing/plan-history.ts';

/** Usual times; one tap or key instead of typing. */
const usualTimes: Record<MealType, string> = {
  'On Rising': '07:00',
  Breakfast: '09:00',
  'Mid Morning': '11:30',
  Lunch: '13:30',
  'Evening Snacks': '17:00',
  Dinner: '20:00',
};

interface Props {
  meal: OpenMeal;
  /** False while the meal type is still being chosen by key. */
  takesFocus: boolean;
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

/** A refused step: the problems shown, and a function for the present ones. */
interface Tried {
  shown: string[];
  problemsOf: (meal: OpenMeal) => string[];
}

const problemIn = (step: Step): string[] => ('problem' in step ? [step.problem] : []);

/** Builds one meal: Enter adds the item, Ctrl+Enter finishes the meal. */
export function MealBuilder({ meal, takesFocus, week, known, foods, marksAt, typedMarks, ...on }: Props) {
  const { onChange, onFinish, onCancel } = on;
  const { totalDays } = week;
  const [tried, setTried] = useState<Tried>();
  // A problem stays only as long as the same step would still meet it.
  const problems = tried?.shown.filter((problem) => tried.problemsOf(meal).includes(problem)) ?? [];
  const time = useRef<HTMLInputElement>(null);
  const name = useRef<NamePickerHandle>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const unit = useRef<HTMLInputElement>(null);
  const days = useRef<HTMLInputElement>(null);
  const finish = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const { mealType, key } = meal;
  // A meal that was restored after a reload does not take the focus.
  const [opened] = useState(!meal.touched);

  useEffect(() => {
    if (!opened) return;
    if (takesFocus) time.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [opened, takesFocus]);

  const refuse = (problemsOf: Tried['problemsOf']) => setTried({ shown: problemsOf(meal), problemsOf });
  const take = (way: (from: OpenMeal, weekDays: number) => Step, label: string) => {
    const step = way(meal, totalDays);
    if ('problem' in step) return refuse((now) => problemIn(way(now, totalDays)));
    setTried(undefined);
    onChange(step.meal, { label });
    const full = daysLeft(step.meal.groups[step.meal.current] ?? [], totalDays) <= 0;
    if (full) finish.current?.focus();
    else name.current?.focus();
  };
  const add = () => {
    take(addItem, 'Item added');
    const { item } = meal;
    if (item.name.trim() === '') name.current?.focus();
    else if (item.quantity.trim() === '') quantity.current?.focus();
    else if (item.unit.trim() === '') unit.current?.focus();
    else if (itemDaysProblem(wholeNumberIn(item.days), totalDays)) days.current?.focus();
  };
  const end = () => {
    const outcome = finishedMeal(meal, totalDays);
    if ('done' in outcome) return onFinish(outcome.done);
    refuse((now) => {
      const again = finishedMeal(now, totalDays);
      return 'done' in again ? [] : again.problems;
    });
    if (outcome.meal !== meal) onChange(outcome.meal, { label: 'Item added' });
    if (outcome.problems.includes('Please set meal time')) time.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      end();
    } else if (event.target instanceof HTMLInputElement && !event.defaultPrevented) {
      event.preventDefault();
      if (event.target === time.current) name.current?.focus();
      else if (event.target.role !== 'combobox') add();
    }
  };

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
        p: { xs: 3, md: 5 },
        mb: 5,
        border: '2px solid var(--maroon)',
        borderRadius: 1,
        bgcolor: 'var(--white)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Box
          component="h3"
          id="builder"
          tabIndex={-1}
          sx={{ m: 0, flex: '1 1 200px', fontSize: '1.2rem', overflowWrap: 'anywhere' }}
        >
          {key ? 'Edit' : 'New'} {mealType}, {week.title}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <InputField
            label="Meal Time"
            type="time"
            size="small"
            value={meal.mealTime}
            inputRef={time}
            sx={{ width: 150 }}
            onChange={(mealTime) =>
              onChange({ ...meal, mealTime, touched: true }, { label: 'Meal time changed', typing: true })
            }
          />
          {meal.mealTime === '' && (
            <Button
              variant="outlined"
              onClick={() => {
                onChange(
                  { ...meal, mealTime: usualTimes[mealType], touched: true },
                  { label: 'Meal time set' },
                );
                name.current?.focus();
              }}
            >
              Use {formatTime(usualTimes[mealType])}
            </Button>
          )}
        </Box>
      </Box>
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
        onRemoveItem={(group, index) =>
          onChange(removeItem(meal, group, index, totalDays), { label: 'Item removed' })
        }
        onFill={(group) => {
          onChange(fillOpenGroup(meal, group, totalDays), { label: 'Days filled' });
          setTried(undefined);
          finish.current?.focus();
        }}
      />
      <ItemFields
        mealType={mealType}
        item={meal.item}
        known={known}
        foods={foods}
        weekDays={totalDays}
        inputs={{ name, quantity, unit, days }}
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
          {key ? 'Update Meal' : 'Finish Meal'}
        </Button>
      </Box>
      <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.875rem', display: { xs: 'none', md: 'block' } }}>
        Enter adds the item, Ctrl+Enter finishes the meal, Ctrl+S saves the plan.
      </Box>
    </Box>
  );
}
