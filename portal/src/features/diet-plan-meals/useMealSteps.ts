import { daysLeft, itemDaysProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { EditedMeal, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import type { Edit } from '../diet-plan-editing/plan-history.ts';
import type { NamePickerHandle } from './NamePicker.tsx';
import { addItem, fillOpenGroup, finishedMeal, removeItem, type Step } from './open-meal.ts';
import { focusAfterRemoval } from './removed-item.ts';

/** A refused step: the problems shown, and a function for the present ones. */
interface Tried {
  shown: string[];
  problemsOf: (meal: OpenMeal) => string[];
}

const problemIn = (step: Step): string[] => ('problem' in step ? [step.problem] : []);

export interface MealBuilderHandle {
  /** The meal as Finish would take it; undefined where something is missing, which the builder then says. */
  finished: () => EditedMeal | undefined;
}

interface Options {
  ref: Ref<MealBuilderHandle> | undefined;
  meal: OpenMeal;
  totalDays: number;
  onChange: (meal: OpenMeal, step: Edit) => void;
  onFinish: (meal: EditedMeal) => void;
}

/** The steps of building a meal; each moves the focus to the field that the doctor needs next. */
export function useMealSteps({ ref, meal, totalDays, onChange, onFinish }: Options) {
  const [tried, setTried] = useState<Tried>();
  // A problem stays only as long as the same step would still meet it.
  const problems = tried?.shown.filter((problem) => tried.problemsOf(meal).includes(problem)) ?? [];
  const time = useRef<HTMLInputElement>(null);
  const name = useRef<NamePickerHandle>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const unit = useRef<HTMLInputElement>(null);
  const days = useRef<HTMLInputElement>(null);
  const finish = useRef<HTMLButtonElement>(null);

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
  const fill = (group: number) => {
    onChange(fillOpenGroup(meal, group, totalDays), { label: 'Days filled' });
    setTried(undefined);
    finish.current?.focus();
  };
  const remove = (group: number, index: number) => {
    const left = removeItem(meal, group, index, totalDays);
    // The button that takes the focus must be drawn.
    flushSync(() => onChange(left, { label: 'Item removed' }));
    document.getElementById(focusAfterRemoval(meal, left, group, index))?.focus();
  };
  const add = () => {
    take(addItem, 'Item added');
    const { item } = meal;
    if (item.name.trim() === '') name.current?.focus();
    else if (item.quantity.trim() === '') quantity.current?.focus();
    else if (item.unit.trim() === '') unit.current?.focus();
    else if (itemDaysProblem(wholeNumberIn(item.days), totalDays)) days.current?.focus();
  };
  const finished: MealBuilderHandle['finished'] = () => {
    const outcome = finishedMeal(meal, totalDays);
    if ('done' in outcome) return outcome.done;
    refuse((now) => {
      const again = finishedMeal(now, totalDays);
      return 'done' in again ? [] : again.problems;
    });
    if (outcome.meal !== meal) onChange(outcome.meal, { label: 'Item added' });
    if (outcome.problems.includes('Please set meal time')) time.current?.focus();
    return undefined;
  };
  useImperativeHandle(ref, () => ({ finished }));
  const end = () => {
    const done = finished();
    if (done) onFinish(done);
  };
  /** Enter adds the item, Ctrl+Enter finishes the meal. */
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
  const inputs = { time, name, quantity, unit, days };
  return { problems, inputs, finish, take, fill, remove, add, end, onKeyDown };
}
