import { checkupCalls } from '@clinic/contract/care/checkups/checkup-calls';
import { OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkup, open } from '../../test/checkup-screen.tsx';

const history = () =>
  within(screen.getByRole('region', { name: 'Checkup History' }))
    .getAllByRole('listitem')
    .map((item) => /\d+\/\d+/.exec(item.textContent)?.[0]);

test('a new checkup is created and stands on top of the history, newest first', async () => {
  const { user, calls } = open([
    on(checkupCalls.create, { message: 'Saved', checkup: checkup(7, '120/80') }, { clientId }),
  ]);
  await user.type(await screen.findByLabelText('Blood Pressure'), '120/80');
  expect(history()).toEqual(['130/85', '140/90']);
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(await screen.findByText('Checkup created successfully!')).toBeVisible();
  expect(history()).toEqual(['120/80', '130/85', '140/90']);
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    fields: { bloodPressure: '120/80', nfd: '', motion: '', energy: '', other: '' },
  });
});

test('a loaded checkup is changed, not created again, and moves to the top', async () => {
  const { user, calls } = open([
    on(
      checkupCalls.edit,
      { message: 'Saved', checkup: { ...checkup(5, '141/91'), updatedAt: '2026-01-08T10:00:00.000Z' } },
      { id: '5'.repeat(24) },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: /Load the checkup of 05 Jan 2026/ }));
  expect(screen.getByLabelText('Blood Pressure')).toHaveValue('140/90');
  await user.type(screen.getByLabelText('Energy'), 'good');
  await user.click(screen.getByRole('button', { name: 'Update Checkup' }));
  expect(await screen.findByText('Checkup updated successfully!')).toBeVisible();
  expect(history()).toEqual(['141/91', '130/85']);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'New Checkup' }));
  expect(screen.getByLabelText('Blood Pressure')).toHaveValue('');
});

test.each([
  ['refused', new Refused('INVALID_INPUT'), 'Failed to create checkup'],
  ['without network', OFFLINE, 'An error occurred while saving the checkup'],
])('a checkup that is %s stays in the form', async (_case, answer, text) => {
  const { user } = open([on(checkupCalls.create, answer, { clientId })]);
  await user.type(await screen.findByLabelText('Motion'), 'regular');
  await user.click(screen.getByRole('button', { name: 'Save Checkup' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Motion')).toHaveValue('regular');
});
