import { accountCalls } from '@clinic/contract/identity/account-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { answerApi, on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

test('a client who forgot the password is told what happens next, for a known e-mail or not', async () => {
  const message = 'If there is an account with this email, a link is on its way.';
  const calls = answerApi([on(clientCalls.forgotPassword, { message })]);
  const { user } = renderAt('/client/forgot-password');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), ' Meera@Example.in ');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(calls[0]?.body).toEqual({ email: 'meera@example.in' });
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

test('while mails are not set up no link is promised, and the page says whom to ask', async () => {
  document.documentElement.dataset.mails = 'off';
  onTestFinished(() => void delete document.documentElement.dataset.mails);
  const message = 'If there is an account with this email, a letter with a link is written to it.';
  answerApi([on(clientCalls.forgotPassword, { message })]);
  const { user } = renderAt('/client/forgot-password');
  expect(await screen.findByText(/no link reaches you: please call the clinic\./)).toBeVisible();
  expect(screen.queryByText(/We send a link/)).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nobody@example.in');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `${message} The letter waits: mails are not set up.`,
  );
});

const VALID = { message: 'Please choose a password.' };

test('a link that was used says so before anything is typed', async () => {
  answerApi([on(accountCalls.passwordLink, new Refused('LINK_INVALID'))]);
  renderAt('/client/set-password?token=once');
  expect(await screen.findByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  expect(screen.queryByLabelText('New Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

async function choose(path: string, answer: Reply<typeof clientCalls.setPassword>) {
  const calls = answerApi([on(accountCalls.passwordLink, VALID), on(clientCalls.setPassword, answer)]);
  const page = renderAt(path);
  await page.user.type(await screen.findByLabelText('New Password'), 'secret-2');
  await page.user.type(screen.getByLabelText('Confirm Password'), 'secret-2');
  await page.user.click(screen.getByRole('button', { name: 'Save password' }));
  return { ...page, calls };
}

test('a new password leads to the log-in', async () => {
  const { calls } = await choose('/client/set-password?token=once', { message: 'Your password is changed.' });
  await screen.findByRole('heading', { level: 1, name: 'Client Login' });
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(requestsOf(calls, clientCalls.setPassword)[0]?.body).toEqual({
    token: 'once',
    password: 'secret-2',
  });
});

test('a link that is used meanwhile is refused, and what was typed stays', async () => {
  await choose('/client/set-password?token=once', new Refused('LINK_INVALID'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByLabelText('New Password')).toHaveValue('secret-2');
  expect(screen.getByRole('button', { name: 'Save password' })).toBeEnabled();
});

test('the staff asks for the link in the same way, by a call of its own', async () => {
  const message = 'If there is an account with this email, we have sent a link to it.';
  const calls = answerApi([on(accountCalls.forgotPassword, { message })]);
  const { user } = renderAt('/staff/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgotten Password' });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(requestsOf(calls, accountCalls.forgotPassword)).toHaveLength(1);
});

async function chooseAs(role: 'doctor' | 'admin') {
  answerApi([
    on(accountCalls.passwordLink, VALID),
    on(accountCalls.setPassword, { message: 'Your password was changed.', role }),
  ]);
  const { user } = renderAt('/staff/set-password?token=once');
  await user.type(await screen.findByLabelText('New Password'), 'marigold-evening');
  await user.type(screen.getByLabelText('Confirm Password'), 'marigold-evening');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

test('a doctor is led to the staff’s log-in, an admin to the admins’', async () => {
  await chooseAs('doctor');
  await screen.findByRole('heading', { level: 1, name: 'Staff Login' });
  cleanup();
  await chooseAs('admin');
  expect(await screen.findByRole('status')).toHaveTextContent('Your password was changed.');
  expect(screen.getByRole('link', { name: 'Go to the admin log-in' })).toHaveAttribute('href', '/admin');
});
