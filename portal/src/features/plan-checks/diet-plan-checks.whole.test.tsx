import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import { on, type Stub } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyOf, chooseMeal, edit, meal, open, plan, stored, typeItem } from '../../test/diet-plan-desk.tsx';
import { allergy, knownOf } from '../../test/known-of-client.ts';

const week = (...names: string[]) => ({
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan: names.map((name, place) => ({
    ...meal(name),
    mealType: (['Breakfast', 'Lunch'] as const)[place]!,
  })),
});
const at = (more: Partial<DietPlan>, known: Precautions, stubs: Stub[] = []) =>
  open([
    on(precautionCalls.ofClient, known, { clientId }),
    stored({ dietPlan: plan(more) }),
    edit(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks, status: body.status! }) })),
    ...stubs,
  ]);
const peanut = knownOf([allergy('Peanut', 'peanuts')]);

test('an item says what speaks against it while it is typed, and keeps a sign in the meal and in the plan', async () => {
  const { user } = at({ weeks: [week('Idli')] }, peanut);
  const builder = within(await chooseMeal(user, 'Dinner', '20:00'));
  await typeItem(user, 'peanut chikki', { quantity: '1', unit: 'piece' });
  const words = await builder.findByRole('list', { name: 'What speaks against it' });
  expect(words).toHaveTextContent(/^Stop: Peanut allergy \(Medical History: “peanuts”\)/);
  await user.click(builder.getByRole('button', { name: 'Add Item' }));
  expect(await builder.findByText(/^Stop: Peanut allergy/)).toBeInTheDocument();
  expect(builder.queryByRole('list', { name: 'What speaks against it' })).toBeNull();
  await user.click(builder.getByRole('button', { name: 'Finish Meal' }));
  const row = await screen.findByRole('row', { name: /^Dinner/ });
  expect(await within(row).findByText(/^Stop: Peanut allergy/)).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /^Breakfast/ })).queryByText(/^Stop/)).toBeNull();
});

test('a draft asks nothing; publishing asks once, and says who will see it', async () => {
  const { user, calls } = at({ weeks: [week('Peanut Chikki')] }, peanut);
  expect(await screen.findByRole('button', { name: /^1 stop/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await screen.findByText('Diet plan updated and saved successfully!');
  expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'draft', answers: [] });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const form = within(await screen.findByRole('dialog', { name: 'Publish this diet plan?' }));
  expect(form.getByText('Asha Patel sees this plan as soon as it is published.')).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Reason/), 'Client tolerates it');
  await user.click(form.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('Diet plan updated and published successfully!');
  expect(bodyOf(calls, 'PUT')).toMatchObject({
    status: 'published',
    answers: [{ key: expect.any(String), reason: 'tolerates', note: '' }],
  });
});

test('where nothing speaks against it publishing asks as ever', async () => {
  const { user, calls } = at({ weeks: [week('Idli')] }, peanut);
  await screen.findByRole('button', { name: /Nothing found/ });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const form = within(await screen.findByRole('dialog', { name: 'Publish this diet plan?' }));
  expect(form.queryByLabelText(/^Reason/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('Diet plan updated and published successfully!');
  expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'published', answers: [] });
});

test('publishing names what was not checked, by count and name', async () => {
  const idli = aFood('Idli', { units: [{ name: 'bowl', grams: 100 }] });
  const { user } = at({ weeks: [week('Idli', 'Kambu Koozh')] }, peanut, [
    on(foodCalls.all, { version: 1, foods: [{ ...idli, per100: { ...idli.per100, kcal: 113 } }] }),
  ]);
  await screen.findByRole('button', { name: /2 not checked/ });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const form = within(await screen.findByRole('dialog', { name: 'Publish this diet plan?' }));
  const said = within(await form.findByRole('region', { name: 'Not checked' }));
  expect(said.getByText('2 not checked:')).toBeVisible();
  expect(said.getByText('Energy not checked: no dinner.')).toBeVisible();
  expect(said.getByText(/^“Kambu Koozh”/)).toBeVisible();
  expect(said.getByText('Energy not known of 1 item: Kambu Koozh.')).toBeVisible();
});

test('a week’s average says of how many days it is', async () => {
  const idli = aFood('Idli', { units: [{ name: 'bowl', grams: 100 }] });
  const one = week('Idli');
  const some = {
    ...one,
    mealPlan: one.mealPlan.map((each) => ({
      ...each,
      itemGroups: each.itemGroups.map((group) => group.map((item) => ({ ...item, days: 5 }))),
    })),
  };
  at({ weeks: [some] }, knownOf([]), [
    on(foodCalls.all, {
      version: 1,
      foods: [{ ...idli, per100: { ...idli.per100, kcal: 113, protein: null } }],
    }),
  ]);
  expect(
    await screen.findByText(/^A day of this week on average: 113 kcal .*known · of 5 of 7 days$/),
  ).toBeInTheDocument();
});

test('a line of “Take” says what speaks against it below its field, to which the list leads; “Avoid” says nothing', async () => {
  const { user, calls } = at({ weeks: [week('Idli')], avoid: ['Peanut Chikki'] }, peanut);
  await screen.findByRole('button', { name: /Nothing found/ });
  const take = screen.getByRole('textbox', { name: 'Take' });
  await user.type(take, 'Warm water{Enter}Peanut Chikki');
  const words = await screen.findByRole('list', { name: 'What speaks against it' });
  expect(words).toHaveTextContent(/^Stop: Peanut allergy .*Take: Peanut Chikki contains peanut\.$/);
  await user.click(await screen.findByRole('button', { name: /^1 stop/ }));
  const list = within(await screen.findByRole('dialog', { name: 'What speaks against the plan' }));
  await user.click(list.getByRole('button', { name: /^Show where: Peanut allergy/ }));
  expect(take).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const form = within(await screen.findByRole('dialog', { name: 'Publish this diet plan?' }));
  await user.selectOptions(form.getByLabelText(/^Reason/), 'Client tolerates it');
  await user.click(form.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('Diet plan updated and published successfully!');
  expect(bodyOf(calls, 'PUT')).toMatchObject({
    take: ['Warm water', 'Peanut Chikki'],
    avoid: ['Peanut Chikki'],
    answers: [{ key: expect.stringContaining('take: peanut chikki'), reason: 'tolerates' }],
  });
});

test('the list leads to the week and the meal', async () => {
  const second = { ...week('Idli', 'Peanut Chikki'), weekNumber: 2, title: 'Week 2' };
  const { user } = at({ weeks: [week('Idli'), second] }, peanut);
  await user.click(await screen.findByRole('button', { name: /^1 stop/ }));
  const list = within(await screen.findByRole('dialog', { name: 'What speaks against the plan' }));
  await user.click(list.getByRole('button', { name: /^Show where: Peanut allergy/ }));
  expect(screen.getByRole('table', { name: 'Meal plans of Week 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Lunch' })).toHaveFocus();
});

test('the numbers of a week are an estimate by the foods that are known, and name the others', async () => {
  const idli = aFood('Idli', { units: [{ name: 'bowl', grams: 100 }] });
  const { user } = at({ weeks: [week('Idli', 'Kambu Koozh')] }, knownOf([]), [
    on(foodCalls.all, {
      version: 1,
      foods: [{ ...idli, per100: { ...idli.per100, kcal: 1138, protein: 4.2, iron: 2.5 } }],
    }),
  ]);
  const numbers = within(await screen.findByRole('region', { name: 'Numbers of Week 1' }));
  await user.click(
    numbers.getByText(
      'A day of this week on average: 1,138 kcal · protein 4.2 g · estimate, 7 of 14 items known',
    ),
  );
  expect(numbers.getByRole('row', { name: '1 1,138 4.2 – – – 1 of 2' })).toBeVisible();
  expect(numbers.getByRole('row', { name: 'Breakfast 1,138 4.2 – – – 7 of 7' })).toBeVisible();
  expect(numbers.getByRole('link', { name: 'Kambu Koozh' })).toHaveAttribute(
    'href',
    '/doctor/foods/new?name=Kambu%20Koozh',
  );
  const days = within(numbers.getByRole('region', { name: 'Numbers of each day' }));
  expect(days.queryByRole('columnheader', { name: 'Iron (mg)' })).toBeNull();
  await user.click(numbers.getByRole('button', { name: 'Minerals and vitamins' }));
  expect(days.getByRole('columnheader', { name: 'Iron (mg)' })).toBeVisible();
  expect(days.getByRole('row', { name: /^Reference.* 19 \/ 29 / })).toBeVisible();
});

test('a food of the catalogue is offered by any of its names, with its own unit, below what is usually given', async () => {
  const pudla = aFood('Moong Pudla', { aliases: ['cheela'], units: [{ name: 'piece', grams: 60 }] });
  const { user } = at({ weeks: [week('Idli')] }, knownOf([]), [
    on(foodCalls.all, { version: 1, foods: [pudla, aFood('Idli')] }),
  ]);
  await screen.findByRole('button', { name: /only doses are checked/ });
  const builder = within(await chooseMeal(user, 'Dinner', '20:00'));
  const name = builder.getByRole('combobox', { name: 'Name' });
  await user.type(name, 'cheel');
  expect(builder.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Create "cheel"',
    'Moong Pudla',
  ]);
  await user.click(builder.getByRole('option', { name: 'Moong Pudla' }));
  expect(builder.getByLabelText('Unit')).toHaveValue('piece');
  expect(builder.getByLabelText('Quantity')).toHaveFocus();
  await user.type(name, 'idli');
  expect(builder.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Idli']);
});
