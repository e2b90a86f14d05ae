import { daysLeft, itemDaysProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { EditedMeal, OpenMeal } from '../diet-plan-editing/edited-plan.ts';
import type { Edit } from '../diet-plan-editing/plan-history.ts';
import type { NamePickerHandle } from './NamePicker.tsx';
import { addItem, fillOpenGroup, finishedMeal, type Step } from './open-meal.ts';

/** A refused step: the problems shown, and a function for the present ones. */
interface Tried {
  shown: string[];
  problemsOf: (meal: OpenMeal) => string[];
}

const problemIn = (step: Step): string[] => ('problem' in step ? [step.problem] : []);

interface Options {
  meal: OpenMeal;
  totalDays: number;
  onChange: (meal: OpenMeal, step: Edit) => void;
  onFinish: (meal: EditedMeal) => void;
}

/** The steps of building a meal; each moves the focus to the field that the doctor needs next. */
export function useMealSteps({ meal, totalDays, onChange, onFinish }: Options) {
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
  return { problems, inputs: { time, name, quantity, unit, days }, finish, take, fill, add, end, onKeyDown };
}
