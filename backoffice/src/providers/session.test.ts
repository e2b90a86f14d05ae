import { keepDraft, readDraft } from '@clinic/ui/drafts';
import { describe, expect, it } from 'vitest';
import { createAuthProvider } from './auth-provider.ts';
import { adminSession, assistantSession } from './session.ts';

const ritu = { id: '1', name: 'Ritu Shah', token: 'abc' };

describe('the stored log-in', () => {
  it('of an admin is the token and the name in two entries', () => {
    adminSession.save(ritu);
    expect(localStorage.getItem('adminToken')).toBe('abc');
    expect(adminSession.read()).toEqual(ritu);
    adminSession.clear();
    expect(adminSession.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('of an assistant may come from the staff log-in, with the whole record', () => {
    localStorage.setItem(
      'assistant',
      JSON.stringify({ _id: '1', name: 'Ritu Shah', phone: '98', token: 'abc' }),
    );
    expect(assistantSession.read()).toEqual(ritu);
  });

  it.each(['', 'not json', '[]', 'null', '{"name":"Ritu"}'])('is none when it reads %j', (stored) => {
    localStorage.setItem('assistant', stored);
    expect(assistantSession.read()).toBeNull();
  });

  it('of one area says nothing about the other', () => {
    adminSession.save(ritu);
    expect(assistantSession.read()).toBeNull();
  });
});

describe('logging out', () => {
  const desk = createAuthProvider(assistantSession, '/staff/login');

  it('leads to the own log-in, or to the staff log-in when nobody was stored', async () => {
    assistantSession.save(ritu);
    expect(await desk.logout({ byButton: true })).toBe('/login');
    expect(await desk.logout({ byButton: true })).toBe(`${window.location.origin}/staff/login`);
  });

  it('by the button forgets what was typed, an ended session does not', async () => {
    for (const [byButton, left] of [
      [false, { notes: 'typed' }],
      [true, null],
    ] as const) {
      assistantSession.save(ritu);
      keepDraft('backoffice', ritu.id, 'invoice', { notes: 'typed' });
      await desk.logout({ byButton });
      expect(readDraft('backoffice', ritu.id, 'invoice')?.value ?? null).toEqual(left);
    }
  });

  it('happens on 401 only', async () => {
    await expect(desk.checkError({ status: 401 })).rejects.toThrow('Your session has ended.');
    await expect(desk.checkError({ status: 403 })).resolves.toBeUndefined();
    await expect(desk.checkError({ status: 503 })).resolves.toBeUndefined();
  });
});
