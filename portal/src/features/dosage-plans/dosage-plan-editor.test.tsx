import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on } from '@clinic/ui/test/api.ts';
import { aDose, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vitaminPlan, open } from '../../test/dosage-plan-screen.tsx';

test('a vitamin plan is created: blank rows are dropped, the total counts the five slots', async () => {
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.save, { message: 'Saved', vitaminPlan }, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add New Vitamin' }));
  await user.type(screen.getByLabelText('Vitamin Name'), 'Vitamin D3');
  await user.type(screen.getByLabelText('Quantity'), '1000 IU');
  await user.clear(screen.getByLabelText('Morning count'));
  await user.type(screen.getByLabelText('Morning count'), '2');
  await user.selectOptions(screen.getByLabelText('Dinner timing'), 'Before meal');
  expect(screen.getByText('Total a day: 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add New Vitamin' }));
  await user.click(screen.getByRole('button', { name: 'Save Vitamin Plan' }));
  expect(await screen.findByText('Vitamin plan created successfully!')).toBeVisible();
  expect(bodies()).toEqual([
    {
      answers: [],
      newPlan: true,
      vitamins: [
        {
          name: 'Vitamin D3',
          quantity: '1000 IU',
          notes: '',
          dosage: {
            ...emptyDosage(),
            morning: { count: 2, timing: '' },
            dinner: { count: 1, timing: 'B' },
          },
          total: 3,
        },
      ],
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Update Vitamin Plan' })).toBeVisible();
});

test('a vitamin plan needs a name, a herbs plan does not', async () => {
  const { user, bodies } = open('vitamins', []);
  await user.click(await screen.findByRole('button', { name: 'Save Vitamin Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please add at least one vitamin with a name before saving.',
  );
  expect(bodies()).toEqual([]);
});

test('Create New Plan begins blank, and the next save is a new plan', async () => {
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(vitaminPlanCalls.save, { message: 'Saved', vitaminPlan }, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Create New Plan' }));
  expect(screen.queryByRole('button', { name: /^B12/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add New Vitamin' }));
  await user.type(screen.getByLabelText('Vitamin Name'), 'Zinc');
  await user.click(screen.getByRole('button', { name: 'Save Vitamin Plan' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ newPlan: true, vitamins: [{ name: 'Zinc' }] });
});

test('an earlier version is taken into the editor, and is saved only when the doctor saves', async () => {
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(
      vitaminPlanCalls.history,
      {
        versions: [
          aVersion(vitaminPlan, vitaminPlan.updatedAt, 2),
          aVersion({ ...vitaminPlan, vitamins: [aDose('Zinc')] }, vitaminPlan.createdAt, 1),
        ],
      },
      { clientId },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await user.click(await screen.findByText('05 Jan 2026, 3:30 PM'));
  await user.click(await screen.findByRole('button', { name: /^Use this version of 05 Jan/ }));
  expect(screen.getByRole('button', { name: /^Zinc/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^B12/ })).toBeNull();
  expect(bodies()).toEqual([]);
});
