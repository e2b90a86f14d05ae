import { changeLines } from '@clinic/contract/care/diet-plans/plan-change-lines';
import { planChanges } from '@clinic/contract/care/diet-plans/plan-changes';
import { foodNamesIn, mealsWith, withReplacedFood } from '@clinic/contract/care/foods/replaced-food';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { FoodSearch } from '@clinic/contract/care/foods/food-search';
import { readTypedFood } from '@clinic/contract/care/foods/typed-food';
import { counted } from '@clinic/contract/platform/counted';
import { sentenceOf, valueOf } from '@clinic/contract/reading/reading';
import { ListLayer } from '@clinic/ui/layers/ListLayer.tsx';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo, useRef, useState } from 'react';
import { savedWeeks, type EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';
import { WhatChanges } from '../diet-plan-editing/what-changes.tsx';
import { replaceFood } from './replace-food.ts';

interface Props {
  weeks: readonly EditedWeek[];
  foods: FoodIndex;
  search: FoodSearch;
  edit: PlanEditor['edit'];
  onClose: () => void;
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();
/** The list lies above the dialog but belongs to it, so that it is read within it. */
const layer = { paper: ListLayer };
const list = { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } } as const;
/** Foods of the catalogue that are offered while typing, and lines of changes. */
const MOST = { foods: 8, lines: 12 } as const;

/** Chooses a food of the plan and what stands in its place; what changes is shown before. */
export function ReplaceFoodDialog({ weeks, foods, search, edit, onClose }: Props) {
  const names = useMemo(() => foodNamesIn(weeks), [weeks]);
  const [food, setFood] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const isRemoval = typed.trim() === '';
  const reading = useMemo(() => readTypedFood(typed, foods), [typed, foods]);
  const by = isRemoval ? null : valueOf(reading);
  const question = isRemoval ? undefined : sentenceOf(reading);
  const meals = food === null ? 0 : mealsWith(weeks, food);
  const lines = useMemo(() => {
    if (food === null || by === undefined) return [];
    const before = savedWeeks(weeks);
    return changeLines(planChanges(before, withReplacedFood(before, food, by)), MOST.lines);
  }, [weeks, food, by]);
  const offered = search.find(typed, MOST.foods).map(({ names: { en } }) => en);
  const instead = useRef<HTMLInputElement>(null);
  const where = food === null ? '' : counted(meals, 'meal');
  return (
    <HeldDialog
      title="Replace a food in the whole plan"
      maxWidth="md"
      saveLabel={isRemoval ? `Take out${where && ` of ${where}`}` : `Replace${where && ` in ${where}`}`}
      cancelLabel="Cancel"
      problem={problem}
      onClose={onClose}
      onSave={() => {
        if (food === null) return setProblem('Please choose a food of the plan.');
        if (by === undefined) return setProblem(question);
        const what = by ? `replaced by ${by.name} in` : 'taken out of';
        edit((plan) => replaceFood(plan, food, by), {
          label: `${food} ${what} ${counted(meals, 'meal')}`,
          announced: true,
        });
        onClose();
      }}
    >
      {/* Beside each other, since the list of foods would hide what changes. */}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
          <Autocomplete
            options={names}
            slots={layer}
            slotProps={list}
            value={food}
            autoHighlight
            openOnFocus
            onChange={(_event, chosen) => {
              setFood(chosen);
              setProblem(undefined);
              if (chosen !== null) instead.current?.focus();
            }}
            noOptionsText="No food of the plan has this name."
            renderInput={(params) => <TextField {...params} label="Food of the plan" inputRef={takeFocus} />}
          />
          <Autocomplete
            freeSolo
            options={offered}
            slots={layer}
            slotProps={list}
            filterOptions={(all) => all}
            inputValue={typed}
            onInputChange={(_event, text) => {
              setTyped(text);
              setProblem(undefined);
            }}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Instead of it"
                inputRef={instead}
                error={question !== undefined}
                helperText={
                  question ?? 'Empty takes the food out. Amounts stay, unless you type one: “khichdi 1 bowl”.'
                }
              />
            )}
          />
        </Box>
        <Box aria-live="polite">{lines.length > 0 && <WhatChanges lines={lines} />}</Box>
      </Box>
    </HeldDialog>
  );
}
