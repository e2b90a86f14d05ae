import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { Locks } from './locks.ts';
import { PeriodicJobs } from './periodic-jobs.ts';

describe('a periodic job', () => {
  let clinic: TestApp;
  let jobs: PeriodicJobs;

  beforeAll(async () => {
    clinic = await openTestApp();
    jobs = clinic.get(PeriodicJobs, { strict: false });
  });
  afterAll(() => clinic.close());

  it('is left to the server that does it already', async () => {
    const locks = clinic.get(Locks, { strict: false });
    await locks.run('purge', async () => expect(await jobs.run('purge')).toBe(false));
    expect(await jobs.run('purge')).toBe(true);
  });

  it('that no provider has is refused', async () => {
    await expect(jobs.run('laundry')).rejects.toThrow('No job is named laundry');
  });
});
