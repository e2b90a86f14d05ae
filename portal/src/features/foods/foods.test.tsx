import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import { id, open, save } from '../../test/foods-screen.tsx';

test('foods are found as one types, in any script', async () => {
  const { user, router } = open('/doctor/foods');
  expect(await screen.findByText('4 of 4 foods')).toBeVisible();
  await user.type(screen.getByLabelText('Search foods'), 'છા');
  expect(await screen.findByText('1 of 4 foods')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Buttermilk/ }));
  expect(row.getByText('40 kcal')).toBeVisible();
  expect(row.getByText('milk')).toBeVisible();
  expect(row.getByText('Ingredient · vegetarian · measured')).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Buttermilk' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Buttermilk' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/doctor/foods/${id('b')}`);
});

test('what is missing is marked before anything is sent', async () => {
  const { user, calls } = open('/doctor/foods/new');
  await screen.findByLabelText(/^Name in English/);
  await user.type(screen.getByLabelText('Energy (kcal)'), 'much');
  await user.click(screen.getByRole('button', { name: 'Add a unit' }));
  await user.click(save());
  expect(screen.getByLabelText(/^Name in English/)).toHaveAccessibleDescription(
    'Please enter what it is called in English.',
  );
  expect(screen.getByLabelText('Energy (kcal)')).toHaveAccessibleDescription('Please enter 0 to 950 kcal.');
  expect(screen.getByLabelText('Unit 1')).toHaveAccessibleDescription('Please enter a unit.');
  expect(requestsOf(calls, foodCalls.create)).toEqual([]);
});

test('foods that cannot be fetched are not called none', async () => {
  answerApi([on(foodCalls.all, () => new Refused('SERVER_ERROR'))]);
  renderAt('/doctor/foods', { as: { area: 'doctor' } });
  expect(await screen.findByText('The foods could not be loaded.')).toBeVisible();
});
