import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { Garbled, on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { snacksPlan, open } from '../../test/snacks-plan-screen.tsx';

test('a refusal goes away when what was refused is changed', async () => {
  const { user } = open([
    on(snacksPlanCalls.current, { snacksPlan }, { clientId }),
    on(snacksPlanCalls.save, new Refused('INVALID_INPUT', { message: 'Too much.' }), { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Update Snacks Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update snacks plan: Too much.');
  await user.type(screen.getByLabelText('Quantity / Notes of snack 1'), '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a chosen snack says what is in stock, by the inventory items of the category Snack', async () => {
  open([on(snacksPlanCalls.current, { snacksPlan }, { clientId })]);
  expect(await screen.findByDisplayValue('Granola, in stock: 4 (low)')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Snacks in stock' })).toHaveTextContent('In stock: 12');
  expect(screen.getByRole('option', { name: 'Green Tea, in stock: 12' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Trail Mix' })).toBeInTheDocument();
});

test('the plan can be edited when the stock is not known', async () => {
  open([on(inventoryCalls.all, new Garbled({}))]);
  expect(await screen.findByText('No inventory items found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add New Snack' })).toBeEnabled();
});

test('the server’s reason is shown when a save is refused', async () => {
  const { user } = open([
    on(snacksPlanCalls.current, { snacksPlan }, { clientId }),
    on(
      snacksPlanCalls.save,
      new Refused('INVALID_INPUT', {
        message: 'Invalid snacks data format',
      }),
      { clientId },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Update Snacks Plan' }));
  expect(await screen.findByText('Failed to update snacks plan: Invalid snacks data format')).toBeVisible();
});
