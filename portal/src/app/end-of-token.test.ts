import { readSession, storeSession } from '@clinic/ui/session/session.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { endWithToken } from './end-of-token.ts';

const END = Date.parse('2026-01-05T06:30:00.000Z');
const token = `h.${btoa(JSON.stringify({ exp: END / 1000 }))}.s`;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a page that stays open ends with its token, also where no server says so', () => {
  vi.useFakeTimers({ now: END - 45_000 });
  storeSession('client', { id: 'a1', name: 'Asha' }, token);
  const stop = endWithToken();
  vi.advanceTimersByTime(30_000);
  expect(readSession('client')).not.toBeNull();
  vi.advanceTimersByTime(30_000);
  expect(readSession('client')).toBeNull();
  stop();
});

test('a page that comes back is looked at before the next half minute', () => {
  vi.useFakeTimers({ now: END - 1000 });
  storeSession('client', { id: 'a1', name: 'Asha' }, token);
  const stop = endWithToken();
  vi.setSystemTime(END);
  window.dispatchEvent(new Event('pageshow'));
  expect(readSession('client')).toBeNull();
  stop();
});
