import type { DataDownload, OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import type { SecondFactorState } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const own = (more: Partial<OwnPrivacy> = {}): OwnPrivacy => ({
  version: NOTICE_VERSION,
  consents: [],
  whatsApp: false,
  toAsk: false,
  download: null,
  erasure: null,
  ...more,
});
const ready: DataDownload = {
  _id: 'f'.repeat(24),
  id: 'f'.repeat(24),
  state: 'ready',
  percent: 100,
  askedAt: '2026-01-05T06:00:00.000Z',
  size: 1_536_000,
  expiresAt: '2026-01-06T06:00:00.000Z',
};
const noFactor: SecondFactorState = {
  appSince: null,
  passkeys: [],
  recoveryLeft: 0,
  required: false,
  passkeyHost: null,
};
const me = { id: 'a'.repeat(24), role: 'client' as const, name: 'Meera Shah', email: 'meera@example.com' };
const account = on(accountCalls.me, { account: { ...me, emailVerified: true, pendingEmail: null } });
const open = () => renderAt('/client/privacy', { as: { area: 'client' } });
const again = new Refused('PASSWORD_AGAIN');

/** The first answer asks for the password, the next one is what it is asked for. */
function onceAsked<Answer>(then: Answer) {
  let asked = false;
  return () => {
    if (asked) return then;
    asked = true;
    return again;
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Is it you?' });

test('asks before the copy is made, and then makes it', async () => {
  const making: DataDownload = { ...ready, state: 'making', percent: 10, size: null, expiresAt: null };
  const sent = answerApi([
    account,
    on(privacyCalls.mine, own()),
    on(privacyCalls.startDownload, onceAsked(own({ download: making }))),
    on(secondFactorCalls.state, noFactor),
    on(secondFactorCalls.proveAgain, { message: 'Thank you.' }),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const question = await dialog();
  // The account's e-mail, for the browser's password manager, is no field to type into.
  await waitFor(() => expect(within(question).getByLabelText(/Your password/)).toHaveFocus());
  await user.keyboard('secret-1');
  await user.click(within(question).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('We are making your file: 10%')).toBeVisible();
  expect(requestsOf(sent, secondFactorCalls.proveAgain).map(({ body }) => body)).toEqual([
    { current: 'secret-1' },
  ]);
  expect(requestsOf(sent, privacyCalls.startDownload)).toHaveLength(2);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test('asks before a finished file is fetched, and a wrong password fetches nothing', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }));
  let tries = 0;
  const sent = answerApi([
    account,
    on(privacyCalls.mine, own({ download: ready })),
    on(privacyCalls.download, onceAsked(new Blob(['zip'])), { id: ready.id }),
    on(secondFactorCalls.state, noFactor),
    on(secondFactorCalls.proveAgain, () =>
      tries++ > 0
        ? { message: 'Thank you.' }
        : new Refused('INVALID_INPUT', { details: { current: ['This is not your password.'] } }),
    ),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Save the file' }));
  const password = within(await dialog()).getByLabelText(/Your password/);
  await user.type(password, 'not-it{Enter}');
  expect(await screen.findAllByText('This is not your password.')).toHaveLength(1);
  expect(password).toBeInvalid();
  expect(requestsOf(sent, privacyCalls.download)).toHaveLength(1);
  await user.clear(password);
  await user.type(password, 'secret-1{Enter}');
  await waitFor(() => expect(requestsOf(sent, privacyCalls.download)).toHaveLength(2));
});

test('takes a code of the app in the place of the password before an erasure is asked for', async () => {
  const asked = { state: 'asked' as const, askedAt: '2026-01-05T06:00:00.000Z', answer: '' };
  const sent = answerApi([
    account,
    on(privacyCalls.mine, own()),
    on(privacyCalls.askErasure, onceAsked(own({ erasure: asked }))),
    on(secondFactorCalls.state, { ...noFactor, appSince: '2026-01-05T06:00:00.000Z', recoveryLeft: 10 }),
    on(secondFactorCalls.proveAgain, { message: 'Thank you.' }),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ask to erase my data' }));
  await user.type(await screen.findByLabelText('Why (optional)'), 'I am moving');
  await user.click(screen.getByRole('button', { name: 'Ask to erase' }));
  const question = await dialog();
  await user.click(await within(question).findByRole('button', { name: 'Use a code instead' }));
  const code = within(question).getByLabelText(/Code/);
  expect(code).toHaveFocus();
  await user.keyboard('12345{Enter}');
  expect(await within(question).findByText(/Please enter the 6 digits/)).toBeVisible();
  await user.type(code, '6{Enter}');
  expect(await screen.findByText(/You asked us on/)).toBeVisible();
  expect(requestsOf(sent, secondFactorCalls.proveAgain).map(({ body }) => body)).toEqual([
    { code: '123456' },
  ]);
  expect(requestsOf(sent, privacyCalls.askErasure).map(({ body }) => body)).toEqual([
    { reason: 'I am moving' },
    { reason: 'I am moving' },
  ]);
});

test('leaves everything as it is when the question is cancelled', async () => {
  const sent = answerApi([
    account,
    on(privacyCalls.mine, own()),
    on(privacyCalls.startDownload, again),
    on(secondFactorCalls.state, noFactor),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const question = await dialog();
  await user.click(within(question).getByRole('button', { name: 'Continue' }));
  expect(await within(question).findByText('Please type your password.')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(requestsOf(sent, privacyCalls.startDownload)).toHaveLength(1);
  expect(requestsOf(sent, secondFactorCalls.proveAgain)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
});
