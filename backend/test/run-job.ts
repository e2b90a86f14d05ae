import { PeriodicJobs } from '../src/platform/database/periodic-jobs.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** Runs a periodic job, once the lock is free: the server's own timer may have just started the same job. */
export function runJob(test: Pick<TestApp, 'get'>, name: string, now?: Date): Promise<boolean> {
  const jobs = test.get(PeriodicJobs, { strict: false });
  return until(async () => (await jobs.run(name, now)) || undefined);
}
