import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { answerApi, on, Refused } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import { client, fill } from '../../test/register-screen.tsx';

test('a phone number is sent as ten digits; without a popup the way leads to the log-in', async () => {
  const calls = answerApi([on(clientCalls.register, { token: 't', client, showAppointmentPopup: false })]);
  const { router, submit } = await fill();
  await submit();
  expect(await screen.findByText('Registration Successful!')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Client Login' });
  expect(router.state.location.pathname).toBe('/client/login');
  expect(calls[0]?.body).toEqual({
    name: 'Meera Joshi',
    email: 'meera@example.in',
    phone: '9825012345',
    password: 'secret-1',
    consents: { version: NOTICE_VERSION, reminders: false, newsletter: false },
  });
  expect(localStorage.getItem('client')).toBeNull();
});

test('every field is asked for, and the passwords must match', async () => {
  const calls = answerApi([]);
  const { user } = renderAt('/client/register');
  await user.type(await screen.findByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Full name is required.')).toBeVisible();
  expect(screen.getByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Please enter a phone number of exactly 10 digits.')).toBeVisible();
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an e-mail that is in use is said at its field; everything typed stays', async () => {
  answerApi([on(clientCalls.register, new Refused('EMAIL_TAKEN'))]);
  const { submit } = await fill();
  await submit();
  expect(await screen.findByText('Registration Failed!')).toBeVisible();
  expect(screen.getByText('This email is already in use.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Meera Joshi');
});
