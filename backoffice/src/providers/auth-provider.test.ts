import { accountCalls } from '@clinic/contract/identity/account-calls';
import { draftOf } from '@clinic/ui/drafts';
import { presentMessages, type Message } from '@clinic/ui/layout/notify.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { readSession, storeSession } from '@clinic/ui/session/session.ts';
import { answerApi, OFFLINE, on, requestsOf } from '@clinic/ui/test/api.ts';
import { describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from './auth-provider.ts';

const ritu = { id: '1', name: 'Ritu Shah' };

describe('logging out', () => {
  const desk = createAuthProvider('assistant', '/staff/login');

  it('leads to the own log-in, or to the staff log-in when no session was stored', async () => {
    storeSession('assistant', ritu, 'abc');
    expect(await desk.logout({ byButton: true })).toBe('/login');
    expect(await desk.logout({ byButton: true })).toBe(`${window.location.origin}/staff/login`);
  });

  it('once more, at the log-in, ends no session of another tab and leads nowhere', async () => {
    window.history.pushState({}, '', '/assistant/login');
    storeSession('assistant', ritu, 'of another tab');
    const led = vi.fn<(to: unknown) => void>();
    void desk.logout({}).then(led);
    await desk.checkAuth({});
    expect(led).not.toHaveBeenCalled();
    expect(readSession('assistant')?.token).toBe('of another tab');
    window.history.pushState({}, '', '/assistant/clients');
    expect(await desk.logout({})).toBe('/login');
  });

  it('by the button forgets what was typed, an ended session does not', async () => {
    for (const [byButton, left] of [
      [false, { notes: 'typed' }],
      [true, null],
    ] as const) {
      storeSession('assistant', ritu, 'abc');
      const draft = draftOf('backoffice', ritu.id, 'invoice');
      draft.keep({ notes: 'typed' });
      await desk.logout({ byButton });
      expect(draft.read()?.value ?? null).toEqual(left);
    }
  });

  it('by the button ends the session on the server, without waiting for the answer', async () => {
    for (const [byButton, calls] of [
      [false, 0],
      [true, 1],
    ] as const) {
      storeSession('assistant', ritu, 'abc');
      const sent = answerApi([on(accountCalls.logOut, OFFLINE)]);
      expect(await desk.logout({ byButton })).toBe('/login');
      expect(requestsOf(sent, accountCalls.logOut)).toHaveLength(calls);
      expect(readSession('assistant')).toBeNull();
    }
  });

  it('happens on 401 only', async () => {
    storeSession('assistant', ritu, 'abc');
    await expect(desk.checkError(new ApiError(401, {}, 'abc'))).rejects.toMatchObject({ message: false });
    await expect(desk.checkError({ status: 403 })).resolves.toBeUndefined();
    await expect(desk.checkError({ status: 503 })).resolves.toBeUndefined();
  });

  it('is said once, in words that the failure of an attempt does not replace', async () => {
    const said: Message[] = [];
    const stop = presentMessages((message) => said.push(message));
    // The provider hands over the messages of earlier tests first; they are dropped here.
    said.length = 0;
    storeSession('assistant', ritu, 'abc');
    const refused = new ApiError(401, {}, 'abc');
    await expect(desk.checkError(refused)).rejects.toMatchObject({ message: false });
    await desk.logout({});
    await expect(desk.checkError(refused)).rejects.toMatchObject({ message: false, logoutUser: false });
    stop();
    expect(said).toEqual([
      { type: 'warning', text: 'Your session has ended. Please log in again.', life: undefined },
    ]);
  });

  it('does not follow from the late 401 of a session before, as where another tab has logged in anew', async () => {
    storeSession('assistant', ritu, 'new');
    const late = new ApiError(401, {}, 'old');
    await expect(desk.checkError(late)).resolves.toBeUndefined();
    await expect(desk.checkError(new ApiError(401, {}, 'new'))).rejects.toMatchObject({ message: false });
  });
});
