import { accountCalls } from '@clinic/contract/identity/account-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { answerApi, OFFLINE, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aSelf } from '@clinic/ui/test/records.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '../lib/session-end.ts';
import { account, renderAt } from '../test/render.tsx';

const REFUSED = /^You were logged out from another device, or your password or e-mail was changed/;

describe('a page that stays open', () => {
  afterEach(() => vi.useRealTimers());

  const me = { ...account, role: 'client' as const, email: 'meera@example.in' };
  const lasts = { account: { ...me, emailVerified: true, pendingEmail: null } };

  /** All that the page shows is read already: nothing of it would notice. */
  async function openPage(answer: () => typeof lasts | Refused | typeof OFFLINE) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = answerApi([
      on(clientCalls.me, { client: aSelf(account) }),
      on(privacyCalls.mine, {
        version: NOTICE_VERSION,
        consents: [],
        whatsApp: false,
        toAsk: false,
        download: null,
        erasure: null,
      }),
      on(accountCalls.me, answer),
    ]);
    renderAt('/client/privacy', { as: { area: 'client' } });
    await screen.findByRole('button', { name: 'Download my data' });
    const asked = () => requestsOf(calls, accountCalls.me).length;
    expect(asked()).toBe(0);
    return { asked, passes: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
  }

  test('notices within a minute that its session was ended elsewhere', async () => {
    const { passes } = await openPage(() => new Refused('UNAUTHENTICATED'));
    await passes(50_000);
    expect(readSession('client')).not.toBeNull();
    await passes(11_000);
    expect(readSession('client')).toBeNull();
  });

  test('notices it at once when it is looked at again', async () => {
    const { passes } = await openPage(() => new Refused('UNAUTHENTICATED'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await passes(100);
    expect(readSession('client')).toBeNull();
  });

  test('goes on while the session lasts, and without network', async () => {
    let answer: typeof lasts | typeof OFFLINE = lasts;
    const { asked, passes } = await openPage(() => answer);
    await passes(61_000);
    answer = OFFLINE;
    await passes(60_000);
    expect(asked()).toBeGreaterThanOrEqual(2);
    expect(readSession('client')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  });
});

describe('the log-in', () => {
  test('says why, when nobody here has logged out, until somebody logs in', async () => {
    answerApi([on(clientCalls.logIn, { token: 'token-2', client: aSelf({ ...account, _id: account.id }) })]);
    endSession('client', 'refused');
    const { user } = renderAt('/client/login');
    expect(await screen.findByText(REFUSED)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'meera@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    await screen.findByRole('heading', { level: 1, name: /Welcome/ });
    endSession('client', 'logged-out');
    renderAt('/client/login');
    await screen.findAllByRole('heading', { level: 1, name: 'Client Login' });
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  test('of the staff says it as well, and a log-in whose time was over says that', async () => {
    endSession('doctor', 'refused');
    const { unmount } = renderAt('/staff/login');
    expect(
      await screen.findByText(/^Nobody used this page for two hours, or you were logged out from another/),
    ).toBeVisible();
    unmount();
    endSession('client', 'over');
    renderAt('/client/login');
    expect(await screen.findByText('Your log-in has come to its end. Please log in again.')).toBeVisible();
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  test('says nothing after a log-out by hand', async () => {
    answerApi([]);
    endSession('client', 'refused');
    renderAt('/client/logout', { as: { area: 'client' } });
    await screen.findByRole('heading', { level: 1, name: 'Client Login' });
    expect(screen.queryByText(REFUSED)).toBeNull();
  });
});
