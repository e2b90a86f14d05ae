import type { OwnSession } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { PASSWORD_IS_NAME } from '@clinic/contract/identity/password-rules';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerApi, OFFLINE, on, Refused, requestsOf, type Stub } from '../../test/api.ts';
import { Messages } from '../layout/Messages.tsx';
import { apiOf } from '../session/http.ts';
import { queryClientOf } from '../session/query-client.ts';
import { AccountPage } from './AccountPage.tsx';

const account = {
  id: 'd1',
  role: 'doctor',
  name: 'Dr Asha Mehta',
  email: 'asha@example.in',
  emailVerified: true,
  pendingEmail: null,
} as const;
const aDevice = (id: string, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device: 'Chrome on Windows',
  from: '203.0.113.x',
  signedInAt: '2026-01-05T06:00:00.000Z',
  lastSeenAt: '2026-01-05T07:00:00.000Z',
  current: false,
  ...more,
});
const here = aDevice('here', { current: true });
const phone = aDevice('phone', { device: 'Safari on iOS' });
const asks = on(accountCalls.me, { account });
const noSecondFactor = on(secondFactorCalls.state, {
  appSince: null,
  passkeys: [],
  recoveryLeft: 0,
  required: false,
  passkeyHost: null,
});
const lists = (...sessions: OwnSession[]) => on(accountCalls.sessions, { sessions });

function open(stubs: Stub[] = []) {
  const sent = answerApi([asks, lists(here), noSecondFactor, ...stubs]);
  const page = <AccountPage api={apiOf({})} area="doctor" id="d1" />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <QueryClientProvider client={queryClientOf(0, {})}>
      <RouterProvider router={router} />
      <Messages life={() => 3000} />
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup({ delay: null }) };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

it('says who is logged in', async () => {
  open();
  expect(await screen.findByText('asha@example.in')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(section('Who you are').getByText('Doctor')).toBeVisible();
});

describe('the own password', () => {
  async function change(stub?: Stub, chosen = 'marigold-evening-42') {
    const opened = open(stub ? [stub] : []);
    await screen.findByText('asha@example.in');
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
    await opened.user.type(await screen.findByLabelText('Current password'), 'the-old-one');
    await opened.user.type(screen.getByLabelText('New password'), chosen);
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
    return opened;
  }
  const message = 'Your password is changed. All other devices are logged out.';

  it('is changed by a person who knows it, and the other devices go', async () => {
    const { sent } = await change(on(accountCalls.changePassword, { message }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    const [request] = requestsOf(sent, accountCalls.changePassword);
    expect(request?.body).toEqual({ current: 'the-old-one', password: 'marigold-evening-42' });
    expect(requestsOf(sent, accountCalls.sessions)).toHaveLength(2);
  });

  it.each([
    ['Current password', 'current', 'This is not your password.'],
    ['New password', 'password', 'This password is one of the commonest. Please choose another one.'],
  ])('that is refused says so at %s, and what was typed stays', async (label, field, sentence) => {
    await change(
      on(accountCalls.changePassword, new Refused('INVALID_INPUT', { details: { [field]: [sentence] } })),
    );
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('Current password')).toHaveValue('the-old-one');
    expect(screen.getByLabelText('New password')).toHaveValue('marigold-evening-42');
  });

  it.each([
    ['short', 'Password must be at least 8 characters long.'],
    ['mehta-1990', PASSWORD_IS_NAME],
  ])('"%s" is not even sent', async (chosen, sentence) => {
    document.documentElement.dataset.passwordMin = '8';
    const { sent } = await change(undefined, chosen);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(requestsOf(sent, accountCalls.changePassword)).toEqual([]);
    delete document.documentElement.dataset.passwordMin;
  });

  it.each([
    [OFFLINE, 'No connection to the clinic. Please check your internet and try again.'],
    [new Refused('TOO_MANY_ATTEMPTS'), 'Too many attempts. Please wait a minute and try again.'],
    [new Refused('SERVER_ERROR'), 'Your password could not be changed. Please try again.'],
  ])('stays typed when it could not be changed', async (failure, sentence) => {
    await change(on(accountCalls.changePassword, failure));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('New password')).toHaveValue('marigold-evening-42');
  });

  it('is shown and hidden on demand', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    await user.type(screen.getByLabelText('New password'), 'marigold');
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement);
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  });
});

describe('where a person is logged in', () => {
  const ended = { message: 'That device is logged out.' };

  it('starts with this device, which has no button', async () => {
    open([lists(phone, here)]);
    const [first, second] = await section('Where you are logged in').findAllByRole('listitem');
    expect(first).toHaveTextContent('This device');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Last seen 05 Jan 2026, 12:30 PM');
    expect(second).toHaveTextContent('Logged in 05 Jan 2026, 11:30 AM from 203.0.113.x');
  });

  it('says when it is this device only', async () => {
    open();
    expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('can be ended for one device, which leaves the list', async () => {
    let devices = [here, phone];
    const { sent, user } = open([
      on(accountCalls.sessions, () => ({ sessions: devices })),
      on(
        accountCalls.endSession,
        () => {
          devices = [here];
          return ended;
        },
        { id: 'phone' },
      ),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Log out Safari on iOS at 203.0.113.x' }));
    expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
    expect(screen.queryByText('Safari on iOS')).toBeNull();
    expect(requestsOf(sent, accountCalls.endSession)).toHaveLength(1);
  });

  it('is no failure when that device has logged out meanwhile', async () => {
    const { sent, user } = open([lists(here, phone)]);
    await user.click(await screen.findByRole('button', { name: /^Log out Safari/ }));
    await expect.poll(() => requestsOf(sent, accountCalls.sessions).length).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be ended for all others, after a question', async () => {
    let devices = [here, phone, aDevice('office')];
    const { sent, user } = open([
      on(accountCalls.sessions, () => ({ sessions: devices })),
      on(accountCalls.endOtherSessions, () => {
        devices = [here];
        return { message: 'All other devices are logged out.' };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out all other devices?' }));
    expect(requestsOf(sent, accountCalls.endOtherSessions)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Log out all others' }));
    expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
    expect(requestsOf(sent, accountCalls.endOtherSessions)).toHaveLength(1);
  });

  it('can be tried again when the server does not answer', async () => {
    let answers = false;
    const { user } = open([on(accountCalls.sessions, () => (answers ? { sessions: [here] } : OFFLINE))]);
    const part = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    expect(await part.findByRole('alert')).toHaveTextContent('No connection to the clinic.');
    answers = true;
    await user.click(part.getByRole('button', { name: 'Retry' }));
    expect(await part.findByText('This device')).toBeVisible();
  });

  it('keeps a device that could not be logged out, with another try beside it', async () => {
    const { sent, user } = open([lists(here, phone), on(accountCalls.endSession, OFFLINE, { id: 'phone' })]);
    await user.click(await screen.findByRole('button', { name: /^Log out Safari/ }));
    const failure = within(await screen.findByRole('alert'));
    await user.click(failure.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => requestsOf(sent, accountCalls.endSession).length).toBe(2);
    expect(screen.getByText('Safari on iOS')).toBeVisible();
  });
});

describe('the own e-mail', () => {
  it('shows an e-mail that is not confirmed, and sends a new link', async () => {
    const message = 'We have sent you a new link.';
    const { sent, user } = open([
      on(accountCalls.me, { account: { ...account, emailVerified: false } }),
      on(accountCalls.sendVerification, { message }),
    ]);
    expect(await screen.findByText('not confirmed')).toBeVisible();
    expect(section('E-mail').getByText(/A new address replaces it at once/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(requestsOf(sent, accountCalls.sendVerification)).toHaveLength(1);
  });

  it('says of a letter that is not sent that it waits, but not of a change that writes none', async () => {
    document.documentElement.dataset.mails = 'off';
    onTestFinished(() => void delete document.documentElement.dataset.mails);
    const { user } = open([
      on(accountCalls.me, { account: { ...account, emailVerified: false, pendingEmail: 'new@example.in' } }),
      on(accountCalls.sendVerification, { message: 'A letter with a new link is written to you.' }),
      on(accountCalls.cancelEmailChange, { message: 'Your e-mail stays as it is.' }),
    ]);
    expect(await screen.findByText(/when you open the link that is written to it/)).toBeVisible();
    expect(screen.queryByText(/link that we sen/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    const waits = (await screen.findByText('A letter with a new link is written to you.')).closest(
      '[role=status]',
    );
    expect(waits).toHaveTextContent('The letter waits: mails are not set up.');
    await user.click(screen.getByRole('button', { name: 'Keep the old one' }));
    const kept = (await screen.findByText('Your e-mail stays as it is.')).closest('[role=status]');
    expect(kept).not.toHaveTextContent('The letter waits');
  });

  it('changes the e-mail with the password, and says what waits for its link', async () => {
    let waits: string | null = null;
    const { sent, user } = open([
      on(accountCalls.me, () => ({ account: { ...account, pendingEmail: waits } })),
      on(accountCalls.changeEmail, () => {
        waits = 'new@example.in';
        return { message: 'We have sent a link to the new address.', pending: true };
      }),
      on(accountCalls.cancelEmailChange, () => {
        waits = null;
        return { message: 'Your e-mail stays as it is.' };
      }),
    ]);
    expect(await section('E-mail').findByText(/A new address counts when you open the link/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
    await user.type(await screen.findByLabelText(/^New e-mail/), ' New@Example.in ');
    await user.type(screen.getByLabelText(/^Your password/), 'marigold-evening');
    await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    expect(await screen.findByText(/^new@example.in becomes your e-mail/)).toBeVisible();
    expect(requestsOf(sent, accountCalls.changeEmail)[0]?.body).toEqual({
      email: 'new@example.in',
      current: 'marigold-evening',
    });
    await user.click(screen.getByRole('button', { name: 'Keep the old one' }));
    expect(await screen.findByText('Your e-mail stays as it is.')).toBeVisible();
    expect(screen.queryByText(/becomes your e-mail/)).toBeNull();
  });

  it('says a wrong password and a refused address beside their fields', async () => {
    const wrong = 'This is not your password.';
    const { user } = open([
      on(accountCalls.changeEmail, new Refused('INVALID_INPUT', { details: { current: [wrong] } })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
    await user.type(await screen.findByLabelText(/^New e-mail/), 'new@example.in');
    await user.type(screen.getByLabelText(/^Your password/), 'guess');
    await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(screen.getByLabelText(/^New e-mail/)).toHaveValue('new@example.in');
  });
});
