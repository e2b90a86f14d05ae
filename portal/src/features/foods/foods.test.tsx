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

test('Ctrl+S saves from anywhere', async () => {
  const { user } = open('/doctor/foods/new');
  await screen.findByLabelText(/^Name in English/);
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.getByLabelText(/^Name in English/)).toHaveAccessibleDescription(
    'Please enter what it is called in English.',
  );
});

test('a value that a comma leaves two readings is asked, where both are possible', async () => {
  const { user, calls } = open('/doctor/foods/new');
  await user.type(await screen.findByLabelText(/^Name in English/), 'Sea salt');
  await user.type(screen.getByLabelText('Sodium (mg)'), '1,250');
  await user.type(screen.getByLabelText('Protein (g)'), '1,250');
  await user.click(save());
  expect(screen.getByLabelText('Sodium (mg)')).toHaveAccessibleDescription('1,250: 1250 or 1.25?');
  expect(screen.getByLabelText('Protein (g)')).not.toHaveAccessibleDescription(/1250/);
  expect(requestsOf(calls, foodCalls.create)).toEqual([]);
});

test('foods that cannot be fetched are not called none', async () => {
  answerApi([on(foodCalls.all, () => new Refused('SERVER_ERROR'))]);
  renderAt('/doctor/foods', { as: { area: 'doctor' } });
  expect(await screen.findByText('The foods could not be loaded.')).toBeVisible();
});

test('foods whose values cannot be right are named above all foods, until a doctor has looked at them', async () => {
  const soya = { id: id('s'), name: 'Soya chunks', doubt: 'Protein: 1,250 g in 100 g', version: 3 };
  const oil = { id: id('o'), name: 'Oil', doubt: 'Energy: 9,000 kcal in 100 g', version: 1 };
  const { user, calls } = open('/doctor/foods', [
    on(foodCalls.doubtful, { foods: [oil, soya] }),
    on(foodCalls.lookedAt, { foods: [oil] }, { id: soya.id }),
  ]);
  const notice = within(await screen.findByRole('region', { name: 'Values that cannot be right' }));
  const [, row] = notice.getAllByRole('listitem');
  expect(row).toHaveTextContent('Soya chunks: Protein: 1,250 g in 100 g');
  expect(notice.getByRole('link', { name: 'Soya chunks' })).toHaveAttribute(
    'href',
    `/doctor/foods/${soya.id}`,
  );
  await user.click(notice.getByRole('button', { name: 'Looked at: Soya chunks' }));
  expect(await notice.findAllByRole('listitem')).toHaveLength(1);
  expect(notice.queryByRole('link', { name: 'Soya chunks' })).toBeNull();
  expect(requestsOf(calls, foodCalls.lookedAt)[0]?.body).toEqual({ version: 3 });
});

test('where all values can be right nothing stands above the foods', async () => {
  const { calls } = open('/doctor/foods');
  expect(await screen.findByText('4 of 4 foods')).toBeVisible();
  expect(requestsOf(calls, foodCalls.doubtful)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Values that cannot be right' })).toBeNull();
});
