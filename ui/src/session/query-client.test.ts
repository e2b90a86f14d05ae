import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { queryClientOf } from './query-client.ts';

const retry = queryClientOf(2, {}).getDefaultOptions().queries?.retry as (
  failures: number,
  failure: Error,
) => boolean;
afterEach(() => vi.restoreAllMocks());

test.each([
  ['no answer', 0, true, true],
  ['no answer without network', 0, false, false],
  ['a failure of the server', 500, true, true],
  ['a refusal', 409, true, false],
])('after %s it is worth asking again or not', (_case, status, online, again) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  expect(retry(0, new ApiError(status, {}))).toBe(again);
});

test('retries come to an end', () => {
  expect(retry(2, new ApiError(500, {}))).toBe(false);
});
