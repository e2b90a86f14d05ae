import { FOOD_LIMITS, foodProblems } from '@clinic/contract/care/foods/food-rules';
import { takenAway } from '@clinic/contract/care/foods/food-tags';
import type { ChangeFood } from '@clinic/contract/care/foods/food-calls';
import type { Food } from '@clinic/contract/care/foods/foods';
import { listed } from '@clinic/contract/platform/listed';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fieldErrorsOf, isStale } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { foodsQuery, saveFood, type Foods } from './api.ts';
import { bodyOf, fieldsOf, unreadValues, type FoodForm } from './food-form.ts';

const CHANGED_MEANWHILE =
  'Somebody else changed this food meanwhile. What you typed is kept: please look at it once more and save.';
const NOT_SAVED = 'The food could not be saved. What you typed is kept.';
const LOOK_ABOVE = 'Please correct what is marked.';

interface Options {
  /** Name of the draft. */
  record: string;
  /** The food to edit; undefined: a new one. */
  food: Food | undefined;
  foods: Foods;
  start: FoodForm;
  onSaved: (food: Food) => void;
}

/** Holds a typed food: its draft, its errors by the contract's rules, and its saving. */
export function useFoodForm({ record, food, foods, start, onSaved }: Options) {
  const name = `food:${record}`;
  const draft = useKeptDraft<FoodForm>(name);
  const [form, setForm] = useState(() => draft?.read()?.value ?? start);
  const [dirty, setDirty] = useState(() => Boolean(draft?.read()));
  const [tried, setTried] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [seen, setSeen] = useState(food?.version);
  if (food && food.version !== seen) {
    setSeen(food.version);
    // A newer stored food replaces the form only while nothing is typed.
    if (!dirty) setForm(start);
  }
  const queries = useQueryClient();
  const { fields, facts, recipeProblem } = fieldsOf(form, food, (key) => foods.byKey.get(key));
  const gone = food ? takenAway(food, fields) : [];
  const { min } = FOOD_LIMITS.because;
  const wrong: Record<string, string> = Object.fromEntries(
    [
      ...foodProblems(fields),
      ...(fields.kind === 'ingredient' ? unreadValues(form) : []),
      ...(recipeProblem ? [{ field: 'recipe', text: recipeProblem }] : []),
      ...(gone.length > 0 && form.because.trim().length < min
        ? [{ field: 'because', text: `Please say why, in at least ${min} characters.` }]
        : []),
    ].map(({ field, text }) => [field, text]),
  );
  const { save, isBusy, refusal, forgetRefusal } = useSaving<ChangeFood, Food>({
    draft: name,
    send: (body, { keys }) => saveFood(food?.id, body, keys),
    saved: (saved) => {
      // Synchronous, so that the guard knows that all is saved before the page is left.
      flushSync(() => {
        setDirty(false);
        setTried(false);
        setForm((now) => ({ ...now, because: '' }));
      });
      notify.success(`${saved.names.en} is saved.`);
      void queries.invalidateQueries({ queryKey: foodsQuery.queryKey });
      onSaved(saved);
    },
    otherwise: NOT_SAVED,
    refused: (failure) => {
      setRefused(fieldErrorsOf(failure) ?? {});
      // The newer food is loaded, and the typed values stay.
      if (isStale(failure)) void queries.invalidateQueries({ queryKey: foodsQuery.queryKey });
    },
  });

  return {
    form,
    fields,
    facts,
    dirty,
    /** Words that name the facts which the change removes; empty: none. */
    gone: gone.length > 0 ? listed(gone) : '',
    problem: isIncomplete ? LOOK_ABOVE : refusal?.stale ? CHANGED_MEANWHILE : refusal?.sentence,
    isBusy,
    errorOf: (field: string): string | undefined => refused[field] ?? (tried ? wrong[field] : undefined),
    change: (part: Partial<FoodForm>) => {
      const next = { ...form, ...part };
      setForm(next);
      setDirty(true);
      setRefused({});
      draft?.keep(next);
    },
    discard: () => {
      draft?.drop();
      setForm(start);
      setDirty(false);
      setTried(false);
      setIncomplete(false);
      forgetRefusal();
      setRefused({});
    },
    save: () => {
      const isWrong = Object.keys(wrong).length > 0;
      setIncomplete(isWrong);
      if (isWrong) setTried(true);
      else void save(bodyOf(fields, form, food?.version ?? 0));
    },
  };
}

export type OpenFood = ReturnType<typeof useFoodForm>;
