import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allergy, knownOf } from '../../test/known-of-client.ts';
import { snacksPlan, open } from '../../test/snacks-plan-screen.tsx';

test('a row that lacks its quantity is marked and keeps the plan unsaved; an empty one goes', async () => {
  const { user, bodies } = open([on(snacksPlanCalls.save, { message: 'Saved', snacksPlan }, { clientId })]);
  const add = await screen.findByRole('button', { name: 'Add New Snack' });
  const save = screen.getByRole('button', { name: 'Save Snacks Plan' });
  await user.click(save);
  const nothing = 'Please add at least one snack with both item and quantity filled in';
  expect(await screen.findByRole('alert')).toHaveTextContent(nothing);
  await user.click(add);
  await user.selectOptions(screen.getByLabelText('Snack 1'), 'Trail Mix');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(nothing);
  await user.click(add);
  await user.selectOptions(screen.getByLabelText('Snack 2'), 'Green Tea');
  await user.type(screen.getByLabelText('Quantity / Notes of snack 2'), '1 cup');
  await user.click(add);
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please fill in both item and quantity of every snack, or remove its row.',
  );
  const missing = screen.getByLabelText('Quantity / Notes of snack 1');
  expect(missing).toBeInvalid();
  expect(missing).toHaveAccessibleDescription('Please enter a quantity, or remove this row.');
  expect(missing).toHaveFocus();
  expect(screen.getByLabelText('Snack 3')).not.toBeInvalid();
  expect(bodies()).toEqual([]);

  await user.type(missing, 'a handful');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(save);
  expect(await screen.findByText('Snacks plan created successfully!')).toBeVisible();
  expect(bodies()).toEqual([
    {
      answers: [],
      newPlan: true,
      snacks: [
        { name: 'Trail Mix', quantity: 'a handful' },
        { name: 'Green Tea', quantity: '1 cup' },
      ],
    },
  ]);
  expect(screen.queryByLabelText('Snack 3')).toBeNull();
});

test('a removed snack can be had back', async () => {
  const { user } = open([on(snacksPlanCalls.current, { snacksPlan }, { clientId })]);
  await user.click(await screen.findByRole('button', { name: 'Remove snack 1' }));
  expect(screen.queryByLabelText('Snack 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Snack 1')).toHaveValue('Granola');
});

test('a snack keeps its food until another one is chosen in its row', async () => {
  const food = 'f'.repeat(24);
  const snacks = [
    { name: 'Granola', quantity: '2 spoons', food },
    { name: 'Trail Mix', quantity: 'a handful', food },
  ];
  const { user, bodies } = open([
    on(snacksPlanCalls.current, { snacksPlan: { ...snacksPlan, snacks } }, { clientId }),
    on(snacksPlanCalls.save, { message: 'Saved', snacksPlan }, { clientId }),
  ]);
  await user.selectOptions(await screen.findByLabelText('Snack 2'), 'Green Tea');
  await user.click(screen.getByRole('button', { name: 'Update Snacks Plan' }));
  await screen.findByText('Snacks plan updated successfully!');
  expect(bodies()).toMatchObject([{ snacks: [snacks[0], { name: 'Green Tea', quantity: 'a handful' }] }]);
  expect(JSON.stringify(bodies()).split(food)).toHaveLength(2);
});

test('a snack that speaks against what is known says so in its row, and is asked about before it is saved', async () => {
  const { user, bodies } = open([
    on(precautionCalls.ofClient, knownOf([allergy('Peanut', 'peanuts')]), { clientId }),
    on(
      snacksPlanCalls.current,
      { snacksPlan: { ...snacksPlan, snacks: [{ name: 'Peanut Chikki', quantity: '1' }] } },
      { clientId },
    ),
    on(snacksPlanCalls.save, { message: 'Saved', snacksPlan }, { clientId }),
  ]);
  const words = await screen.findByRole('list', { name: 'What speaks against it' });
  expect(words).toHaveTextContent(/^Stop: Peanut allergy/);
  await user.click(screen.getByRole('button', { name: 'Update Snacks Plan' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is this plan right?' }));
  await user.click(question.getByRole('button', { name: 'Change the plan' }));
  expect(bodies()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Update Snacks Plan' }));
  const again = within(await screen.findByRole('dialog', { name: 'Is this plan right?' }));
  await user.selectOptions(again.getByLabelText(/^Reason/), 'Client tolerates it');
  await user.click(again.getByRole('button', { name: 'Save Snacks Plan' }));
  await screen.findByText('Snacks plan updated successfully!');
  expect(bodies()).toMatchObject([{ answers: [{ reason: 'tolerates', note: '' }] }]);
});

test('two presses at once save the plan once', async () => {
  const { bodies } = open([
    on(snacksPlanCalls.current, { snacksPlan }, { clientId }),
    on(snacksPlanCalls.save, { message: 'Saved', snacksPlan }, { clientId }),
  ]);
  const save = await screen.findByRole('button', { name: 'Update Snacks Plan' });
  act(() => {
    save.click();
    save.click();
  });
  await screen.findByText('Snacks plan updated successfully!');
  expect(bodies()).toHaveLength(1);
});

test('a refusal is shown beside what was typed while the plan was on its way', async () => {
  let refuse: (() => void) | undefined;
  const waits = new Promise<Refused>((resolve) => {
    refuse = () => resolve(new Refused('INVALID_INPUT', { message: 'Too much.' }));
  });
  const { user } = open([
    on(snacksPlanCalls.current, { snacksPlan }, { clientId }),
    on(snacksPlanCalls.save, () => waits, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Update Snacks Plan' }));
  await user.type(screen.getByLabelText('Quantity / Notes of snack 1'), ' more');
  refuse?.();
  expect(await screen.findByText('Failed to update snacks plan: Too much.')).toBeVisible();
  expect(screen.getByLabelText('Quantity / Notes of snack 1')).toHaveValue('2 spoons more');
});
