import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { program, given, planned, open } from '../../test/program-screen.tsx';

test('a first program is saved with its days, and the screen then offers to update it', async () => {
  const calls = given(null, [
    on(programCalls.save, ({ body }) => ({ message: 'Saved', program: { ...program, ...planned(body) } })),
  ]);
  const { user } = open();
  await user.type(await screen.findByRole('combobox', { name: 'Program Name' }), 'Thyroid');
  await user.type(screen.getByRole('spinbutton', { name: 'Duration in Weeks' }), '6');
  expect(screen.getByRole('textbox', { name: 'Duration in Days' })).toHaveValue('42');
  await user.type(screen.getByLabelText('Start Date'), '2026-02-02');
  await user.click(screen.getByRole('button', { name: 'Save Program Plan' }));
  expect(await screen.findByText('Plan created successfully!')).toBeVisible();
  const plan = { name: 'Thyroid', duration: 6, durationInDays: 42, startDate: '2026-02-02' };
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ clientId, plan });
  expect(await screen.findByRole('button', { name: 'Update Program Plan' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Active Program Plan' })).toHaveTextContent('Thyroid');
});

test('the name is asked for first, nothing is sent, and the field has the focus', async () => {
  const calls = given(null);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Program Plan' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a program name');
  expect(screen.getByRole('combobox', { name: 'Program Name' })).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a program that cannot be loaded is not taken for none', async () => {
  given(null, [on(programCalls.running, new Refused('NOT_FOUND'), { clientId })]);
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading client data');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Program Plan' })).toBeNull();
});
