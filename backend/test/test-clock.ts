import { Clock } from '../src/platform/config/clock.ts';
import type { Env } from '../src/platform/config/env.ts';

/**
 * Time settings of test servers: no test waits for real minutes, and a periodic job never starts by itself,
 * since it would take the lock from the test that runs it.
 */
export const TEST_TIME: Pick<Env, 'clockOffsetMs' | 'timings' | 'clinicTimezone'> = {
  clockOffsetMs: 0,
  timings: { lockMs: 2000, sweepMs: 3_600_000, graceMs: 1000 },
  clinicTimezone: 'Asia/Kolkata',
};

/** For services that a test creates by itself. */
export const testClock = new Clock(TEST_TIME);
