import { OFFLINE } from '@clinic/ui/test/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  bodyOf,
  chooseMeal,
  create,
  edit,
  meal,
  open,
  plan,
  stored,
  typeItem,
} from '../../test/diet-plan-desk.tsx';

const json = (text: string) => new File([text], 'plan.json', { type: 'application/json' });

test('only meal types that the week has not are offered, until all meals are planned', async () => {
  const types = ['On Rising', 'Breakfast', 'Mid Morning', 'Lunch', 'Evening Snacks', 'Dinner'] as const;
  const mealPlan = types.slice(0, 5).map((mealType) => ({ ...meal('Idli'), mealType }));
  const { user } = open([
    stored({ dietPlan: plan({ weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan }] }) }),
  ]);
  const offered = within(await screen.findByLabelText('Add New Meal')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['', 'Dinner']);
  await chooseMeal(user, 'Dinner', '20:00');
  await typeItem(user, 'Palak Soup');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('All Meals Planned')).toBeVisible();
});

test('a meal is copied to the other weeks as long as each of them is', async () => {
  const weeks = [
    ...plan().weeks,
    { weekNumber: 2, title: 'Week 2', totalDays: 5, mealPlan: [] },
    { weekNumber: 3, title: 'Fasting', totalDays: 7, mealPlan: [meal('Poha')] },
  ];
  const { user, calls } = open([
    stored({ dietPlan: plan({ weeks }) }),
    edit({ message: 'Saved', dietPlan: plan() }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Copy Breakfast to other weeks' }));
  expect(await screen.findByLabelText('Fasting (replaces its Breakfast)')).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Copy to 2 weeks' }));
  await user.click(await screen.findByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  expect(
    bodyOf(calls, 'PUT').weeks.map((week) => week.mealPlan.map((one) => one.itemGroups[0]?.[0])),
  ).toEqual([
    [expect.objectContaining({ name: 'Daliya Upma', days: 7 })],
    [expect.objectContaining({ name: 'Daliya Upma', days: 5 })],
    [expect.objectContaining({ name: 'Daliya Upma', days: 7 })],
  ]);
});

const TWO_WEEKS = [
  ...plan().weeks,
  { weekNumber: 2, title: 'Week 2', totalDays: 7, mealPlan: [meal('Poha')] },
];

test('the copy of a meal that is being changed has what stands on the screen', async () => {
  const { user, calls } = open([
    stored({ dietPlan: plan({ weeks: TWO_WEEKS }) }),
    edit({ message: 'Saved', dietPlan: plan() }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit Breakfast' }));
  await user.click(screen.getByRole('button', { name: 'Change Daliya Upma' }));
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '2');
  await user.click(screen.getByRole('button', { name: 'Copy Breakfast to other weeks' }));
  await user.click(await screen.findByRole('button', { name: 'Copy to 1 week' }));
  await user.click(screen.getByRole('button', { name: 'Update Meal' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  for (const week of bodyOf(calls, 'PUT').weeks)
    expect(week.mealPlan[0]?.itemGroups[0]?.[0]).toMatchObject({ name: 'Daliya Upma', quantity: 2 });
});

test('a meal that cannot be finished is not copied, and says what is missing', async () => {
  const { user } = open([stored({ dietPlan: plan({ weeks: TWO_WEEKS }) })]);
  await user.click(await screen.findByRole('button', { name: 'Edit Breakfast' }));
  await user.clear(screen.getByLabelText('Meal Time'));
  await user.click(screen.getByRole('button', { name: 'Copy Breakfast to other weeks' }));
  expect(await screen.findByText('Please set meal time')).toBeVisible();
  expect(screen.getByLabelText('Meal Time')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus of a removed item goes to the next, else to the one before, else to the heading', async () => {
  const item = (name: string, days: number) => ({ days, name, unit: 'bowl', quantity: 1 });
  const breakfast = { ...meal(''), itemGroups: [[item('Upma', 3), item('Idli', 4)], [item('Poha', 7)]] };
  const weeks = [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [breakfast] }];
  const { user } = open([stored({ dietPlan: plan({ weeks }) })]);
  await user.click(await screen.findByRole('button', { name: 'Edit Breakfast' }));
  await user.click(screen.getByRole('button', { name: 'Remove Upma' }));
  expect(screen.getByRole('button', { name: 'Remove Idli' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Poha' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: /^Edit Breakfast/ })).toHaveFocus();
});

test('the focus of a deleted meal goes to the next, else to the one before, else to the heading', async () => {
  const mealPlan = [meal('Upma'), { ...meal('Rajma'), mealType: 'Lunch' as const, mealTime: '13:00' }];
  const weeks = [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan }];
  const { user } = open([stored({ dietPlan: plan({ weeks }) })]);
  await user.click(await screen.findByRole('button', { name: 'Delete Lunch' }));
  expect(screen.getByRole('button', { name: 'Edit Breakfast' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete Breakfast' }));
  expect(screen.getByRole('heading', { name: 'Meal Plans of Week 1' })).toHaveFocus();
});

test('a template that is wrong says where in words', async () => {
  const { user } = open([stored({ dietPlan: null })]);
  const file = await screen.findByLabelText('Template file');
  await user.upload(file, json(JSON.stringify({ mealPlans: [meal('Poha', 0)] })));
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent(
    'Week 1, Breakfast, item 1, days: Please enter a whole number from 1 to 364.',
  );
  expect(box).not.toHaveTextContent('mealPlan');
  await user.click(within(box).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed save says so and keeps the plan', async () => {
  const { user } = open([stored({ dietPlan: plan() }), edit(OFFLINE)]);
  await user.type(await screen.findByLabelText('Notes'), 'drink water');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText('Error saving diet plan')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('drink water');
});

test('a plan that could not be loaded is not taken for a new one', async () => {
  open([stored(OFFLINE)]);
  expect(await screen.findByText('Error loading existing diet plan data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Diet Plan' })).toBeNull();
});

test('a template is shown before it takes the place of the weeks; bad files are refused', async () => {
  const { user } = open([stored({ dietPlan: plan() })]);
  const file = await screen.findByLabelText('Template file');
  await user.upload(file, json('{"weeks": 3}'));
  expect(await screen.findByText(/Invalid template file format\./)).toBeVisible();
  await user.upload(file, json('{"weeks": ['));
  expect(
    await screen.findByText("Could not read the template file. Please ensure it's a valid JSON."),
  ).toBeVisible();
  await user.upload(file, json(JSON.stringify({ title: 'Old', totalDays: 7, mealPlans: [meal('Poha')] })));
  expect(await screen.findByRole('dialog', { name: 'Load plan.json?' })).toHaveTextContent('Poha');
  await user.click(screen.getByRole('button', { name: 'Load Template' }));
  expect(await screen.findByText('Template loaded successfully!')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Meal plans of Old' })).toHaveTextContent('Poha');
});

test('a new plan beside a stored one is created, not written over it', async () => {
  const { user, calls } = open([
    stored({ dietPlan: plan() }),
    create({ message: 'Saved', dietPlan: plan() }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Create New Plan' }));
  expect(screen.getByText('Creating')).toBeVisible();
  await chooseMeal(user, 'Breakfast');
  await typeItem(user, 'Idli');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toMatchObject({ status: 'draft' }));
  expect(bodyOf(calls, 'POST')).not.toHaveProperty('updatedAt');
});

test.each(['s', '{Enter}'])('Ctrl and %s saves the plan from anywhere but a meal', async (key) => {
  const { user, calls } = open([stored({ dietPlan: plan() }), edit({ message: 'Saved', dietPlan: plan() })]);
  await user.click(await screen.findByRole('textbox', { name: 'Take' }));
  await user.keyboard(`{Control>}${key}{/Control}`);
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
});
