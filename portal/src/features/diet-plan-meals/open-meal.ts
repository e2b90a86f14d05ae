import type { MealType } from '@clinic/contract/constants';
import {
  daysLeft,
  fillGroup,
  itemDaysProblem,
  itemProblem,
  mealProblems,
} from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { quantityIn } from '@clinic/contract/care/foods/item-grams';
import { amountWithUnit } from '@clinic/contract/reading/amounts';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import {
  newKey,
  type EditedMeal,
  type EditedWeek,
  type ItemEntry,
  type OpenMeal,
} from '../diet-plan-editing/edited-plan.ts';

export type Step = { meal: OpenMeal } | { problem: string };

const blankEntry = (group: readonly MealItem[], totalDays: number): ItemEntry => ({
  days: String(Math.max(daysLeft(group, totalDays), 1)),
  name: '',
  unit: '',
  quantity: '',
});

/** An empty builder; takes the time from the same meal in another week, when there is one. */
export function newMeal(mealType: MealType, week: EditedWeek, weeks: readonly EditedWeek[]): OpenMeal {
  const alike = weeks.flatMap(({ mealPlan }) => mealPlan).find((meal) => meal.mealType === mealType);
  return {
    week: week.key,
    key: null,
    mealType,
    mealTime: alike?.mealTime ?? '',
    groups: [[]],
    current: 0,
    item: blankEntry([], week.totalDays),
    replaces: null,
    touched: false,
  };
}

export function openedMeal({ key, mealType, mealTime, itemGroups }: EditedMeal, week: EditedWeek): OpenMeal {
  const groups = itemGroups.length > 0 ? itemGroups : [[]];
  const current = Math.max(
    groups.findIndex((group) => daysLeft(group, week.totalDays) > 0),
    0,
  );
  const item = blankEntry(groups[current] ?? [], week.totalDays);
  return { week: week.key, key, mealType, mealTime, groups, current, item, replaces: null, touched: false };
}

export function itemOf({ days, name, unit, quantity, food, components }: ItemEntry): MealItem {
  const said = amountWithUnit(quantity);
  // A unit in both fields is written once.
  const isTwice = said?.unit.toLowerCase() === unit.trim().toLowerCase();
  return {
    days: wholeNumberIn(days),
    name: name.trim(),
    unit: unit.trim(),
    quantity: quantityIn(said && isTwice ? said.amount : quantity, unit),
    ...(food !== undefined && { food }),
    ...(components !== undefined && { components }),
  };
}

const isTyped = ({ item: { name, quantity, unit } }: OpenMeal): boolean =>
  [name, quantity, unit].some((text) => text.trim() !== '');

const groupAt = (meal: OpenMeal, index: number): MealItem[] => meal.groups[index] ?? [];

function withGroup(meal: OpenMeal, index: number, group: MealItem[], totalDays: number): OpenMeal {
  const groups = meal.groups.map((other, place) => (place === index ? group : other));
  return {
    ...meal,
    groups,
    current: index,
    item: blankEntry(group, totalDays),
    replaces: null,
    touched: true,
  };
}

/** Adds the typed item to the current group, or replaces the item that is being changed. */
export function addItem(meal: OpenMeal, totalDays: number): Step {
  const item = itemOf(meal.item);
  const problem = itemProblem(item) ?? itemDaysProblem(item.days, totalDays);
  if (problem) return { problem };
  const index = meal.replaces?.group ?? meal.current;
  const group = groupAt(meal, index);
  const changed = meal.replaces ? group.with(meal.replaces.index, item) : [...group, item];
  return { meal: withGroup(meal, index, changed, totalDays) };
}

/** Adds the typed item first; then the group must have an item. */
function settleGroup(meal: OpenMeal, totalDays: number): Step {
  const settled = isTyped(meal) ? addItem(meal, totalDays) : { meal };
  if ('problem' in settled) return settled;
  return groupAt(settled.meal, settled.meal.current).length === 0
    ? { problem: 'Please add at least one item to the group' }
    : settled;
}

/** "+ (AND)": the current group takes a further item. */
export const continueGroup = settleGroup;

/** "/ (OR)": starts an alternative. */
export function startAlternative(meal: OpenMeal, totalDays: number): Step {
  const settled = settleGroup(meal, totalDays);
  if ('problem' in settled) return settled;
  const groups = [...settled.meal.groups.filter((group) => group.length > 0), []];
  const item = blankEntry([], totalDays);
  return { meal: { ...settled.meal, groups, current: groups.length - 1, item, touched: true } };
}

export function chooseGroup(meal: OpenMeal, index: number, totalDays: number): OpenMeal {
  const item = isTyped(meal) ? meal.item : blankEntry(groupAt(meal, index), totalDays);
  return { ...meal, current: index, item };
}

/** Puts the item into the fields; it keeps its place until it is updated. */
export function changeItem(meal: OpenMeal, group: number, index: number): OpenMeal {
  const found = groupAt(meal, group)[index];
  if (!found) return meal;
  const { days, quantity } = found;
  const item = { ...found, days: String(days), quantity: String(quantity) };
  return { ...meal, current: group, item, replaces: { group, index } };
}

/** A group without items is removed, unless it is the only one. */
export function removeItem(meal: OpenMeal, group: number, index: number, totalDays: number): OpenMeal {
  const left = groupAt(meal, group).toSpliced(index, 1);
  const without = withGroup(meal, group, left, totalDays);
  if (left.length > 0 || meal.groups.length === 1) return without;
  const groups = without.groups.toSpliced(group, 1);
  return chooseGroup({ ...without, groups }, Math.min(group, groups.length - 1), totalDays);
}

export function fillOpenGroup(meal: OpenMeal, index: number, totalDays: number): OpenMeal {
  return withGroup(meal, index, fillGroup(groupAt(meal, index), totalDays), totalDays);
}

/** The meal as it is stored, or every missing part. */
export function finishedMeal(
  meal: OpenMeal,
  totalDays: number,
): { done: EditedMeal } | { problems: string[]; meal: OpenMeal } {
  const settled = isTyped(meal) ? addItem(meal, totalDays) : { meal };
  if ('problem' in settled) return { problems: [settled.problem], meal };
  const { key, mealType, mealTime, groups } = settled.meal;
  const itemGroups = groups.filter((group) => group.length > 0);
  const problems = mealProblems({ mealTime, itemGroups }, totalDays);
  return problems.length > 0
    ? { problems, meal: settled.meal }
    : { done: { key: key ?? newKey(), mealType, mealTime, itemGroups } };
}
