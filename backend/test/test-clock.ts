import { addDays } from '@clinic/contract/clinic-calendar';
import { Clock } from '../src/platform/config/clock.ts';
import type { Env } from '../src/platform/config/env.ts';

/** A Wednesday's noon at the clinic, far from the end of a day, week, month or year, so that no run crosses one. */
const START = new Date('2027-06-16T12:00:00+05:30');

/**
 * Time settings of test servers: every server starts at the same time, no test waits for real minutes, and no periodic
 * job starts by itself, since it would hold the lock.
 */
export const TEST_TIME: Pick<Env, 'clockOffsetMs' | 'timings' | 'clinicTimezone'> = {
  // Whole seconds, since a server in its own process is told them as text.
  clockOffsetMs: Math.round((START.getTime() - Date.now()) / 1000) * 1000,
  timings: { lockMs: 2000, sweepMs: 3_600_000, graceMs: 1000 },
  clinicTimezone: 'Asia/Kolkata',
};

/** The clock of all tests, and of services that a test creates itself. */
export const testClock = new Clock(TEST_TIME);

export const TODAY = testClock.today();
export const TOMORROW = addDays(TODAY, 1);

export const fromNow = (ms: number): Date => new Date(testClock.now().getTime() + ms);
