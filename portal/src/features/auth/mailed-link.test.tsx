import { accountCalls } from '@clinic/contract/identity/account-calls';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

test('an address is confirmed by a press, not by opening the page, also without being logged in', async () => {
  const calls = answerApi([
    on(accountCalls.verifyEmail, { message: 'Thank you, your e-mail is confirmed.', role: 'client' }),
  ]);
  const { user } = renderAt('/client/verify-email?token=once');
  const press = await screen.findByRole('button', { name: 'Confirm this address' });
  expect(calls).toEqual([]);
  await user.click(press);
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, your e-mail is confirmed.');
  expect(requestsOf(calls, accountCalls.verifyEmail)[0]?.body).toEqual({ token: 'once' });
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
});

test('the page says that another account has taken the address since', async () => {
  answerApi([on(accountCalls.verifyEmail, new Refused('EMAIL_TAKEN'))]);
  const { user } = renderAt('/staff/verify-email?token=once');
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This email is already in use.');
});

test('a change that was not one’s own is taken back', async () => {
  const message = 'Your e-mail is what it was, and everybody is logged out.';
  answerApi([on(accountCalls.undoEmailChange, { message, role: 'doctor' })]);
  const { user } = renderAt('/staff/undo-email?token=once');
  await screen.findByRole('heading', { level: 1, name: 'This Was Not You?' });
  await user.click(screen.getByRole('button', { name: 'Take the change back' }));
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Go to the login' })).toHaveAttribute('href', '/staff/login');
});

test('the old address says yes to a change that the clinic has asked for', async () => {
  const message = 'Thank you. The new e-mail is the one of your account as soon as its link is opened too.';
  const calls = answerApi([on(accountCalls.agreeEmailChange, { message, role: 'client' })]);
  const { user } = renderAt('/client/agree-email?token=once');
  await user.click(await screen.findByRole('button', { name: 'Yes, change my email' }));
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(requestsOf(calls, accountCalls.agreeEmailChange)[0]?.body).toEqual({ token: 'once' });
});

test.each([
  ['verify-email', 'Confirm this address', /your account page sends a new one/],
  ['undo-email', 'Take the change back', /please call the clinic/],
  ['agree-email', 'Yes, change my email', /please ask the clinic/],
])(
  'a link of %s that is used up says what else helps, and offers no press',
  async (page, button, sentence) => {
    answerApi([
      on(accountCalls.verifyEmail, new Refused('LINK_INVALID')),
      on(accountCalls.undoEmailChange, new Refused('LINK_INVALID')),
      on(accountCalls.agreeEmailChange, new Refused('LINK_INVALID')),
    ]);
    const { user } = renderAt(`/client/${page}?token=used`);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is no longer valid\. /);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  },
);
