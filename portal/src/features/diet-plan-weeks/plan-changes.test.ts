import { expect, test } from 'vitest';
import type { MealType } from '@clinic/contract/constants';
import { fillGroup } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { activeWeek, editedPlan, type EditedPlan } from '../diet-plan-editing/edited-plan.ts';
import { applied, redone, startHistory, undone } from '../diet-plan-editing/plan-history.ts';
import {
  addWeek,
  copyMeal,
  duplicateWeek,
  fillWeek,
  removeWeek,
  renameWeek,
  setWeekDays,
  unusedMealTypes,
} from './week-changes.ts';

const item = (days: number, name = 'Idli') => ({ days, name, unit: 'piece', quantity: 2 });
const meal = (mealType: MealType, ...groups: number[][]) => ({
  mealType,
  mealTime: '09:00',
  itemGroups: groups.map((days) => days.map((count) => item(count))),
});
const plan = (...weeks: { totalDays?: number; meals?: ReturnType<typeof meal>[] }[]): EditedPlan =>
  editedPlan({
    notes: '',
    weeks: weeks.map(({ totalDays = 7, meals = [] }, index) => ({
      weekNumber: index + 1,
      title: `Week ${index + 1}`,
      totalDays,
      mealPlan: meals,
    })),
  });
const titles = ({ weeks }: EditedPlan) => weeks.map(({ title }) => title);
const daysOf = ({ weeks }: EditedPlan) =>
  weeks.map(({ mealPlan }) =>
    mealPlan.map(({ itemGroups }) => itemGroups.map((group) => group.map(({ days }) => days))),
  );

test('weeks keep their numbers in order; a title that was chosen stays', () => {
  const named = renameWeek(plan({}, {}), plan({}).active, 'unknown week');
  expect(titles(named)).toEqual(['Week 1', 'Week 2']);
  const [, second] = named.weeks;
  const fasting = renameWeek(named, second?.key ?? '', 'Fasting');
  expect(titles(duplicateWeek(fasting, fasting.active))).toEqual(['Week 1', 'Week 2', 'Fasting']);
  expect(titles(duplicateWeek(fasting, second?.key ?? ''))).toEqual(['Week 1', 'Fasting', 'Fasting (copy)']);
  expect(titles(renameWeek(fasting, second?.key ?? '', '   '))).toEqual(['Week 1', 'Fasting']);
});

test('removing the active week makes the first remaining one active', () => {
  const two = addWeek(plan({ meals: [meal('Lunch', [7])] }));
  expect(activeWeek(two).weekNumber).toBe(2);
  const one = removeWeek(two, two.active);
  expect(activeWeek(one)).toMatchObject({ weekNumber: 1, mealPlan: [{ mealType: 'Lunch' }] });
});

test.each([
  [[3, 2], 7, [3, 4]],
  [[3, 4], 5, [3, 2]],
  [[7], 9, [9]],
  // The last item cannot lose two days, so the group is left for the doctor.
  [[6, 1], 5, [6, 1]],
  [[], 7, []],
])('the items %j fill a week of %i days as %j', (days, totalDays, filled) => {
  expect(
    fillGroup(
      days.map((count) => item(count)),
      totalDays,
    ).map((one) => one.days),
  ).toEqual(filled);
});

test('filling a week fills every alternative of every meal', () => {
  const week = plan({ meals: [meal('Lunch', [3, 4], [7]), meal('Dinner', [7])] });
  const longer = fillWeek(setWeekDays(week, week.active, 9), week.active);
  expect(daysOf(longer)).toEqual([[[[3, 6], [9]], [[9]]]]);
});

test('a copied meal stands in the order of the meal types and takes the place of its own kind', () => {
  const three = plan(
    { meals: [meal('Breakfast', [7])] },
    { totalDays: 5, meals: [meal('On Rising', [5]), meal('Lunch', [5])] },
    { meals: [meal('Breakfast', [3, 4])] },
  );
  const [first, ...others] = three.weeks;
  const breakfast = first?.mealPlan[0];
  if (!breakfast) throw new Error('the first week has a breakfast');
  const copied = copyMeal(
    three,
    breakfast,
    others.map(({ key }) => key),
  );
  expect(copied.weeks[1]?.mealPlan.map(({ mealType }) => mealType)).toEqual([
    'On Rising',
    'Breakfast',
    'Lunch',
  ]);
  expect(daysOf(copied)).toEqual([[[[7]]], [[[5]], [[5]], [[5]]], [[[7]]]]);
  expect(unusedMealTypes(activeWeek(copied))).not.toContain('Breakfast');
});

test('steps are undone and done again in their order; typing is one step', () => {
  const start = plan({});
  const typed = (notes: string) => ({ ...start, notes });
  const step = { label: 'Notes changed', typing: true };
  let history = applied(startHistory(start), typed('a'), step);
  history = applied(history, typed('ab'), step);
  expect(history.past).toHaveLength(1);
  history = applied(history, addWeek(history.plan), { label: 'Week added' });
  expect(undone(history).plan.notes).toBe('ab');
  expect(undone(undone(history)).plan).toBe(start);
  expect(undone(undone(undone(history))).plan).toBe(start);
  expect(redone(undone(history)).plan).toBe(history.plan);
  expect(applied(undone(history), typed('abc'), step).future).toEqual([]);
});
