import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { attemptKey } from './attempt-key.ts';
import { Attempts } from './attempts.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('attempts with a limit of two a minute', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());
  afterEach(() => jest.restoreAllMocks());

  const keyOf = (whose: string) => attemptKey('password', `client:${whose}`);
  const take = (whose: string) => clinic.get(Attempts, { strict: false }).countAttempt(keyOf(whose), 2);
  const useUp = async (whose: string) => {
    await take(whose);
    await take(whose);
    return take(whose).catch((error: unknown) => error);
  };

  it.each([
    ['as it is', 0],
    ['a day behind', -DAY_MS],
    ['a day ahead', DAY_MS],
  ])('tell a wait within the minute when the server’s clock is %s', async (clock, off) => {
    const now = testClock.now().getTime();
    jest.spyOn(Date, 'now').mockReturnValue(now + off);
    const { code, extra } = (await useUp(clock)) as { code: string; extra: { retryAfter: number } };
    expect(code).toBe('TOO_MANY_ATTEMPTS');
    expect(extra.retryAfter).toBeGreaterThanOrEqual(1);
    expect(extra.retryAfter).toBeLessThanOrEqual(60);
  });

  it('start anew after the database’s clock was set back', async () => {
    const rows = clinic.connection.collection<{ _id: string }>('attempts');
    await useUp('back');
    const { modifiedCount } = await rows.updateMany({}, { $set: { expiresAt: fromNow(DAY_MS) } });
    expect(modifiedCount).toBeGreaterThan(0);
    await expect(take('back')).resolves.toBeUndefined();
  });
});
