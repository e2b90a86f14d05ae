import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { on } from '@clinic/ui/test/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyOf, edit, meal, open, plan, stored } from '../../test/diet-plan-desk.tsx';

const WEEKS = ['Week 1', 'Week 2'].map((title, place) => ({
  weekNumber: place + 1,
  title,
  totalDays: 7,
  mealPlan: [
    meal('Rajma'),
    {
      ...meal('Poha'),
      mealType: 'Dinner' as const,
      itemGroups: [meal('Rajma').itemGroups[0]!, meal('Poha').itemGroups[0]!],
    },
  ],
}));
const KHICHDI = aFood('Moong Dal Khichdi', { id: 'f'.repeat(24), aliases: ['khichdi'] });

async function begin() {
  const opened = open([
    on(foodCalls.all, { version: 1, foods: [KHICHDI] }),
    stored({ dietPlan: plan({ weeks: WEEKS }) }),
    edit(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks }) })),
  ]);
  await opened.user.click(await screen.findByRole('button', { name: 'Replace a Food' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace a food in the whole plan' }));
  return { ...opened, dialog };
}
async function savedItems({ user, calls }: Awaited<ReturnType<typeof begin>>) {
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  return bodyOf(calls, 'PUT').weeks.map(({ mealPlan }) =>
    mealPlan.map(({ itemGroups }) =>
      itemGroups.map(([item]) => `${item?.name} ${item?.quantity} ${item?.unit}`),
    ),
  );
}

test('a food of the whole plan is replaced in five interactions, shown before, and undone at once', async () => {
  const opened = await begin();
  const { user, dialog } = opened;
  expect(dialog.getByRole('combobox', { name: 'Food of the plan' })).toHaveFocus();
  await user.keyboard('raj{Enter}');
  await user.keyboard('khichdi');
  expect(
    await dialog.findByText('breakfast of weeks 1 and 2, Moong Dal Khichdi instead of Rajma'),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Replace in 4 meals' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Rajma replaced by Moong Dal Khichdi in 4 meals.')).toBeVisible();
  const now = [['Moong Dal Khichdi 1 bowl'], ['Moong Dal Khichdi 1 bowl', 'Poha 1 bowl']];
  expect(await savedItems(opened)).toEqual([now, now]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const before = [['Rajma 1 bowl'], ['Rajma 1 bowl', 'Poha 1 bowl']];
  expect(await savedItems(opened)).toEqual([before, before]);
});

test('an amount that is typed with the other food takes the place of what stood', async () => {
  const opened = await begin();
  await opened.user.keyboard('raj{Enter}2 khakhra{Enter}');
  const now = [['khakhra 2 piece'], ['khakhra 2 piece', 'Poha 1 bowl']];
  expect(await savedItems(opened)).toEqual([now, now]);
});

test('an empty field takes the food out, with the meals of which nothing is left', async () => {
  const opened = await begin();
  const { user, dialog } = opened;
  await user.keyboard('raj{Enter}');
  expect(await dialog.findByText('breakfast of weeks 1 and 2, no longer planned')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take out of 4 meals' }));
  expect(await savedItems(opened)).toEqual([[['Poha 1 bowl']], [['Poha 1 bowl']]]);
});

test('without a food of the plan, and with an amount that has two readings, nothing changes', async () => {
  const { user, dialog } = await begin();
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await dialog.findByText('Please choose a food of the plan.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Food of the plan' }));
  await user.keyboard('raj{Enter}khichdi 1,250 bowl');
  expect(dialog.getByRole('combobox', { name: 'Instead of it' })).toHaveAccessibleDescription(
    '1,250: 1250 or 1.25?',
  );
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Replace a food in the whole plan' })).toBeVisible();
  expect(dialog.queryByText('What changes')).toBeNull();
});
