import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import { NOT_READ_AT_ONCE } from '@clinic/contract/care/check-ins/check-ins';
import { CALL_112 } from '@clinic/contract/care/danger-signs/danger-words';
import { Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, group, choose } from '../../test/check-in-screen.tsx';

test('words of danger show the number to call before and after they are sent', async () => {
  const { user } = open();
  await choose(user);
  const note = screen.getByLabelText('Anything your doctor should know');
  await user.type(note, 'Tired');
  expect(screen.queryByRole('link', { name: 'Call 112' })).toBeNull();
  await user.clear(note);
  await user.type(note, 'Chest feels heavy when I climb stairs');
  expect(await screen.findByRole('alert')).toHaveTextContent(CALL_112);
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your doctor has not read it yet.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(CALL_112);
});

test('each danger has a sentence of its own, with the numbers to call', async () => {
  const { user } = open();
  await choose(user);
  const note = screen.getByLabelText('Anything your doctor should know');
  await user.type(note, 'Some days I want to die');
  expect(await screen.findByRole('alert')).toHaveTextContent(/You are not alone.*टेली-मानस.*ટેલિ-માનસ/);
  expect(screen.getByRole('link', { name: 'Call Tele-MANAS 14416' })).toHaveAttribute('href', 'tel:14416');
  expect(screen.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await user.clear(note);
  await user.type(note, 'no swelling of lips, sugar was 45');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Low sugar: if you can swallow/);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/severe allergy/);
  await user.clear(note);
  await user.type(note, 'My periods are late by 12 days');
  expect(await screen.findByRole('alert')).toHaveTextContent(/ask your doctor before the next dose/);
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('the form asks for missing answers and about a jump of the weight before it is sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getAllByText('Please choose a number.')).toHaveLength(4);
  await choose(user);
  await user.type(screen.getByLabelText(/^Weight today/), '48{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  await user.click(question.getByRole('button', { name: 'Change it' }));
  expect(requestsOf(calls, checkInCalls.save)).toEqual([]);
  expect(screen.getByLabelText(/^Weight today/)).toHaveValue('48');
});

test('a refusal stands beside what was typed', async () => {
  const { user } = open([], new Refused('CHECK_IN_READ'));
  await screen.findByText(NOT_READ_AT_ONCE);
  await choose(user);
  await user.type(screen.getByLabelText('Anything your doctor should know'), 'Late evenings.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your doctor has read this check-in already/)).toBeVisible();
  expect(screen.getByLabelText('Anything your doctor should know')).toHaveValue('Late evenings.');
  expect(group('Hunger').getByRole('radio', { name: '2' })).toBeChecked();
});
