import { expect, test, vi } from 'vitest';
import { answerApi } from '../test/api.ts';
import { askEarly, takeEarly } from './early-answers.ts';
import { clientApi } from './http.ts';
import { endSession } from './session.ts';

test('the first request takes the early answer, every later one asks again', async () => {
  const calls = answerApi({ 'GET /client/me': { client: 'now' } });
  askEarly('/client/me', async () => ({ client: 'early' }));
  expect(await clientApi.get('/client/me')).toEqual({ client: 'early' });
  expect(calls).toHaveLength(0);
  expect(await clientApi.get('/client/me')).toEqual({ client: 'now' });
});

test('an answer that nobody took is forgotten, and at once when the session ends', async () => {
  vi.useFakeTimers();
  askEarly('/client/me', async () => 'old');
  vi.advanceTimersByTime(10_000);
  expect(takeEarly('/client/me')).toBeUndefined();
  askEarly('/client/me', async () => 'somebody else’s');
  endSession('client', 'logged-out');
  expect(takeEarly('/client/me')).toBeUndefined();
  vi.useRealTimers();
});
