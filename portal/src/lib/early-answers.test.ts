import { clientCalls } from '@clinic/contract/client-calls';
import { expect, test, vi } from 'vitest';
import { answerApi } from '../test/api.ts';
import { askEarly, takeEarly } from './early-answers.ts';
import { clientApi } from './http.ts';
import { endSession } from './session.ts';

test('the first request takes the early answer, every later one asks again', async () => {
  const calls = answerApi({ 'GET /client/me': { client: 'now' } });
  askEarly('GET /client/me', async () => ({ client: 'early' }));
  expect(await clientApi.call(clientCalls.me, {})).toEqual({ client: 'early' });
  expect(calls).toHaveLength(0);
  expect(await clientApi.call(clientCalls.me, {})).toEqual({ client: 'now' });
});

test('an answer that nobody took is forgotten, and at once when the session ends', async () => {
  vi.useFakeTimers();
  askEarly('GET /client/me', async () => 'old');
  vi.advanceTimersByTime(10_000);
  expect(takeEarly('GET /client/me')).toBeUndefined();
  askEarly('GET /client/me', async () => 'somebody else’s');
  endSession('client', 'logged-out');
  expect(takeEarly('GET /client/me')).toBeUndefined();
  vi.useRealTimers();
});
