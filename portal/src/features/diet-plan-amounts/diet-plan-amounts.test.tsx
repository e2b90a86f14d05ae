import type { DietWeek, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood, type SomeFood } from '@clinic/contract/care/foods/food-examples';
import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import type { MealType } from '@clinic/contract/constants';
import { on } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { bodyOf, edit, open, plan, stored } from '../../test/diet-plan-desk.tsx';
import { allergy, knownOf } from '../../test/known-of-client.ts';

const dish = (en: string, kcal: number, protein: number, more: SomeFood = {}) =>
  aFood(en, {
    id: en
      .toLowerCase()
      .replaceAll(/[^a-f]/g, '0')
      .padEnd(24, 'f')
      .slice(0, 24),
    diet: 'vegan',
    // A bowl of 100 g has the values of 100 g.
    units: [{ name: 'bowl', grams: 100 }],
    ...more,
    per100: { kcal, protein },
  });
const FOODS = [
  dish('Boiled Peanuts', 380, 14, { contains: ['peanut'] }),
  dish('Corn Chaat', 190, 5),
  dish('Sprouts Bhel', 200, 8),
  dish('Murmura Bhel', 195, 4, { contains: ['peanut'] }),
  dish('Vegetable Poha', 300, 6),
  dish('Phulka', 80, 3),
  dish('Toor Dal', 150, 7),
  dish('Kadhi', 145, 6),
];
const item = (name: string, quantity: number | string = 1): MealItem => ({
  days: 7,
  name,
  quantity,
  unit: 'bowl',
});
const LUNCH: MealItem = {
  days: 7,
  name: 'Phulka, 2 bowl & Toor Dal, 1 bowl',
  quantity: 1,
  unit: 'plate',
  components: [
    { name: 'Phulka', quantity: 2, unit: 'bowl' },
    { name: 'Toor Dal', quantity: 1, unit: 'bowl' },
  ],
};
const week = (weekNumber: number, ...meals: [MealType, MealItem][]): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays: 7,
  mealPlan: meals.map(([mealType, one]) => ({ mealType, mealTime: '09:00', itemGroups: [[one]] })),
});
const DAY: [MealType, MealItem][] = [
  ['Breakfast', item('Vegetable Poha')],
  ['Lunch', LUNCH],
  ['Evening Snacks', item('Boiled Peanuts', '½')],
  ['Dinner', item('Vegetable Poha')],
];
const TARGET = { energy: 1500, protein: null, activity: 'sedentary', reason: '' } as const;
const person = { age: 40, sex: 'Female', weightKg: 60, bmi: 24, bmr: 1200, losesFast: false } as const;
const PEANUT = knownOf([allergy('Peanut', 'peanuts')]);

function begin(known: Precautions, weeks = [week(1, ...DAY), week(2, ...DAY)]) {
  return open([
    on(foodCalls.all, { version: 1, foods: FOODS }),
    on(precautionCalls.ofClient, known, { clientId }),
    on(planCheckCalls.ofClient, { ...NO_PLAN_CHECKS, person }, { clientId }),
    stored({ dietPlan: plan({ weeks }) }),
    edit(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks }) })),
  ]);
}
async function savedFoods({ user, calls }: ReturnType<typeof begin>) {
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  return bodyOf(calls, 'PUT').weeks.map(({ mealPlan }) =>
    mealPlan.map(({ itemGroups }) => itemGroups.map(([one]) => `${one?.quantity} ${one?.unit} ${one?.name}`)),
  );
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a food that the checks refuse is swapped from its finding, in all its meals, and undone at once', async () => {
  const opened = begin(PEANUT);
  const { user } = opened;
  await user.click(
    await within(await screen.findByRole('region', { name: 'What speaks against the plan' })).findByRole(
      'button',
      { name: /1 stop/ },
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Swap: .*Boiled Peanuts contains peanut/ }));
  const dialog = await dialogOf('Swap Boiled Peanuts');
  expect(await dialog.findByText(/^Evening Snacks of Week 1: ½ bowl, 190 kcal\./)).toBeVisible();
  const swaps = within(await dialog.findByRole('list', { name: 'Swaps' })).getAllByRole('listitem');
  // The other chaat has peanut too.
  expect(swaps.map(({ textContent }) => textContent)).toEqual([
    'Sprouts Bhel, 1 bowl200 kcal · 8 g proteinTakeIn all 2 meals',
    'Corn Chaat, 1 bowl190 kcal · 5 g proteinTakeIn all 2 meals',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Take Sprouts Bhel in all 2 meals' }));
  expect(await screen.findByText('Boiled Peanuts swapped for Sprouts Bhel in 2 meals.')).toBeVisible();
  const snack = (foods: string[][][]) => foods.map((meals) => meals[2]?.[0]);
  expect(snack(await savedFoods(opened))).toEqual(['1 bowl Sprouts Bhel', '1 bowl Sprouts Bhel']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(snack(await savedFoods(opened))).toEqual(['½ bowl Boiled Peanuts', '½ bowl Boiled Peanuts']);
});

test('one food of a plate is swapped in its own meal, from the list of meals', async () => {
  const opened = begin(knownOf([]));
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: `Swap ${LUNCH.name}` }));
  const dialog = await dialogOf('Swap Phulka');
  await user.selectOptions(dialog.getByLabelText('Food of the plate'), 'Toor Dal');
  await user.click(await (await dialogOf('Swap Toor Dal')).findByRole('button', { name: 'Take Kadhi' }));
  expect(await screen.findByText('Toor Dal swapped for Kadhi in lunch.')).toBeVisible();
  expect((await savedFoods(opened)).map((meals) => meals[1]?.[0])).toEqual([
    '1 plate Phulka, 2 bowl & Kadhi, 1 bowl',
    `1 plate ${LUNCH.name}`,
  ]);
});

test('a food whose energy is not known says that nothing can be found', async () => {
  const { user } = begin(knownOf([]), [week(1, ['Dinner', item('Manna')])]);
  await user.click(await screen.findByRole('button', { name: 'Swap Manna' }));
  const sentence = 'The energy of Manna is not known, so nothing can be found that gives as much.';
  expect(await (await dialogOf('Swap Manna')).findByText(sentence)).toBeVisible();
});

test('where no food may take the place, a sentence says so', async () => {
  const { user } = begin(knownOf([]), [week(1, ['Lunch', item('Vegetable Poha', 3)])]);
  await user.click(await screen.findByRole('button', { name: 'Swap Vegetable Poha' }));
  const sentence = 'No food of lunch that gives about 900 kcal is free of findings and fully checked.';
  expect(await (await dialogOf('Swap Vegetable Poha')).findByText(sentence)).toBeVisible();
});

test('a plan is scaled to the target, shown before, in one step', async () => {
  const opened = begin({ ...knownOf([]), target: TARGET });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Scale to the Target' }));
  const dialog = await dialogOf('Scale to the target');
  expect(dialog.getByText('All 14 judged days come within 5 % of 1,500 kcal.')).toBeVisible();
  const [, row] = within(dialog.getByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent(/^Weeks 1 and 2, days 1–71,1001,5/);
  expect(dialog.getByText(/^breakfast of weeks 1 and 2, Vegetable Poha, 1\.5 bowl instead of/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Scale to 1,500 kcal' }));
  expect(await screen.findByText('Portions scaled to 1,500 kcal.')).toBeVisible();
  const [scaled] = await savedFoods(opened);
  expect(scaled?.[0]).toEqual(['1.5 bowl Vegetable Poha']);
  await user.click(screen.getByRole('button', { name: 'Scale to the Target' }));
  expect(
    await (
      await dialogOf('Scale to the target')
    ).findByText('All judged days are within 5 % of 1,500 kcal already: nothing changes.'),
  ).toBeVisible();
});

test('days that halves cannot bring to the target say by how much', async () => {
  const { user } = begin({ ...knownOf([]), target: { ...TARGET, energy: 800 } }, [
    week(1, ...DAY.map(([type]): [MealType, MealItem] => [type, item('Boiled Peanuts', 2)])),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Scale to the Target' }));
  const dialog = await dialogOf('Scale to the target');
  expect(
    dialog.getByText(
      'Within 5 % of 800 kcal: 0 of 7 judged days. The furthest is 90 % above, as near as halves allow.',
    ),
  ).toBeVisible();
});

test('without a target the button leads to it; without a day that can be judged nothing is scaled', async () => {
  const { user } = begin(knownOf([]));
  await user.click(await screen.findByRole('button', { name: 'Scale to the Target' }));
  const dialog = await dialogOf('Scale to the target');
  expect(await dialog.findByRole('button', { name: 'Set a target' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Scale to/ })).toBeNull();
});

test('a plan without a day that can be judged says what it lacks', async () => {
  const { user } = begin({ ...knownOf([]), target: TARGET }, [week(1, ['Lunch', LUNCH])]);
  await user.click(await screen.findByRole('button', { name: 'Scale to the Target' }));
  const dialog = await dialogOf('Scale to the target');
  expect(dialog.getByText(/^No day can be judged: it needs breakfast, lunch and dinner/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Scale to/ })).toBeNull();
});
