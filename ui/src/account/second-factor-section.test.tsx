import type { OwnAccount } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import type { SecondFactorState } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { answerApi, on, Refused, requestsOf, type Stub } from '../../test/api.ts';
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
const none: SecondFactorState = {
  appSince: null,
  passkeys: [],
  recoveryLeft: 0,
  required: false,
  passkeyHost: null,
};
const withApp: SecondFactorState = { ...none, appSince: '2026-01-05T06:00:00.000Z', recoveryLeft: 10 };
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `aaaa${n}-bbbb${n}`);
const newApp = { ticket: 't1', secret: 'NUNF2JWJAKTG', uri: 'otpauth://totp/Clinic?secret=NUNF2JWJAKTG' };
const wrong = (field: string, sentence: string) =>
  new Refused('INVALID_INPUT', { details: { [field]: [sentence] } });

const open = (state: SecondFactorState, ...stubs: Stub[]) => openAs(account, state, ...stubs);

function openAs(me: OwnAccount, state: SecondFactorState, ...stubs: Stub[]) {
  const sent = answerApi([
    on(accountCalls.me, { account: me }),
    on(accountCalls.sessions, { sessions: [] }),
    on(secondFactorCalls.state, state),
    ...stubs,
  ]);
  const page = <AccountPage api={apiOf({})} area="doctor" id="d1" />;
  render(
    <QueryClientProvider client={queryClientOf(0, {})}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </QueryClientProvider>,
  );
  const section = within(screen.getByRole('region', { name: 'Second step of the log-in' }));
  return { sent, section, user: userEvent.setup({ delay: null }) };
}

/** Presses a button of the list and types the password. */
async function begin({ section, user }: ReturnType<typeof open>, button: string, password = 'marigold') {
  await user.click(await section.findByRole('button', { name: button }));
  const field = await section.findByLabelText('Your password');
  expect(field).toHaveFocus();
  await user.type(field, `${password}{Enter}`);
}

it('sets an app up with the password and its first code, and shows the recovery codes once', async () => {
  let code: Refused | { state: SecondFactorState; recoveryCodes: string[] } = wrong('code', 'Not the code.');
  const opened = open(
    none,
    on(secondFactorCalls.startApp, newApp),
    on(secondFactorCalls.confirmApp, () => code),
  );
  const { sent, section, user } = opened;
  await begin(opened, 'Set up an app');
  await waitFor(() =>
    expect(section.getByRole('heading', { name: 'Set up an authenticator app' })).toHaveFocus(),
  );
  expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Copy the key' }));
  expect(await navigator.clipboard.readText()).toBe('NUNF2JWJAKTG');

  const field = section.getByLabelText('Code');
  await user.type(field, '000 000{Enter}');
  expect(await section.findByText('Not the code.')).toBeVisible();
  expect(field).toHaveFocus();
  code = { state: withApp, recoveryCodes };
  await user.clear(field);
  await user.type(field, '123 456{Enter}');

  await waitFor(() =>
    expect(section.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus(),
  );
  expect(within(section.getByRole('list')).getAllByRole('listitem')).toHaveLength(10);
  expect(requestsOf(sent, secondFactorCalls.confirmApp).map(({ body }) => body)).toEqual([
    { ticket: 't1', code: '000 000' },
    { ticket: 't1', code: '123 456' },
  ]);
  await user.click(section.getByRole('button', { name: 'I have kept them' }));
  expect(section.getByText('On since 05 Jan 2026, 11:30 AM.')).toBeVisible();
  expect(section.getByRole('list', { name: 'Your second step' })).toHaveFocus();
  expect(section.queryByText('aaaa0-bbbb0')).toBeNull();
});

it('changes nothing without the right password, which is said beside it', async () => {
  const opened = open(
    withApp,
    on(secondFactorCalls.removeApp, wrong('current', 'This is not your password.')),
  );
  const { section, user } = opened;
  await begin(opened, 'Remove app', 'guess');
  expect(await section.findByText('This is not your password.')).toBeVisible();
  expect(section.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.');
  await user.click(section.getByRole('button', { name: 'Cancel' }));
  expect(await section.findByText('On since 05 Jan 2026, 11:30 AM.')).toBeVisible();
});

it('ends with the app', async () => {
  const opened = open(withApp, on(secondFactorCalls.removeApp, { state: none }));
  await begin(opened, 'Remove app');
  expect(await opened.section.findByRole('button', { name: 'Set up an app' })).toBeVisible();
});

it('tells a person who must have one, above everything, and leads there', async () => {
  const { section, user } = open({ ...none, required: true });
  expect(await screen.findByText(/^The clinic asks for a second step/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set it up now' }));
  expect(section.getByRole('button', { name: 'Set up an app' })).toHaveFocus();
});

it('says when few recovery codes are left, and why passkeys are not offered', async () => {
  const { section } = open({ ...withApp, recoveryLeft: 2 });
  expect(await section.findByText('2 codes left. Please make new ones.')).toBeVisible();
  expect(section.getByText('Passkeys need an address of the clinic that starts with https.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('is set up with the password alone while mails are not set up, and says why', async () => {
  document.documentElement.dataset.mails = 'off';
  onTestFinished(() => void delete document.documentElement.dataset.mails);
  const opened = openAs({ ...account, emailVerified: false }, none, on(secondFactorCalls.startApp, newApp));
  const { section, user } = opened;
  await user.click(await section.findByRole('button', { name: 'Set up an app' }));
  expect(await section.findByText(/your password, typed again, stands in for it/)).toBeVisible();
  await user.type(section.getByLabelText('Your password'), 'marigold{Enter}');
  expect(await section.findByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(section.queryByText(/^Please confirm your e-mail first/)).toBeNull();
});

it('is set up at a confirmed e-mail only, and says so', async () => {
  const { section } = openAs({ ...account, emailVerified: false }, none);
  expect(await section.findByText(/^Please confirm your e-mail first/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  expect(section.queryByRole('button', { name: 'Set up an app' })).toBeNull();
});
