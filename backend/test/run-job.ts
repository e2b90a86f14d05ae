import { PeriodicJobs } from '../src/platform/database/periodic-jobs.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** Runs a periodic job once its lock is free, since the server's timer may have started it. */
export function runJob(test: Pick<TestApp, 'get'>, name: string, now?: Date): Promise<boolean> {
  const jobs = test.get(PeriodicJobs, { strict: false });
  return until(async () => (await jobs.run(name, now)) || undefined);
}
