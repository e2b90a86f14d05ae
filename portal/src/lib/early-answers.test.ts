import { clientCalls } from '@clinic/contract/clients/client-calls';
import { answerApi, on } from '@clinic/ui/test/api.ts';
import { aSelf } from '@clinic/ui/test/records.ts';
import { expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early-answers.ts';
import { clientApi } from './http.ts';
import { endSession } from './session-end.ts';

test('the first request takes the early answer, every later one asks again', async () => {
  const calls = answerApi([on(clientCalls.me, { client: aSelf({ name: 'now' }) })]);
  askEarly(clientCalls.me[0], async () => ({ client: 'early' }));
  expect(await clientApi.call(clientCalls.me, {})).toEqual({ client: 'early' });
  expect(calls).toHaveLength(0);
  expect(await clientApi.call(clientCalls.me, {})).toEqual({ client: aSelf({ name: 'now' }) });
});

test('an early answer is forgotten when no screen takes it, and at once when the session ends', async () => {
  vi.useFakeTimers();
  askEarly(clientCalls.me[0], async () => 'old');
  vi.advanceTimersByTime(10_000);
  expect(takeEarly(clientCalls.me[0])).toBeUndefined();
  askEarly(clientCalls.me[0], async () => 'somebody else’s');
  endSession('client', 'logged-out');
  expect(takeEarly(clientCalls.me[0])).toBeUndefined();
  vi.useRealTimers();
});
