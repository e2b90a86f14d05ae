import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { DemoClinic } from './demo-clinic.ts';

describe('the log of the demo clinic', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
    await clinic.get(DemoClinic, { strict: false }).fillOnce();
  }, 60_000);
  afterAll(() => clinic.close());

  it('has letters that were sent, and one or two that failed, whatever day it is', async () => {
    const outbox = clinic.connection.collection('outbox');
    const ofReminders = { 'message.event': 'reminder-24h' };
    expect(await outbox.countDocuments({ ...ofReminders, state: 'sent' })).toBeGreaterThan(4);
    const failed = await outbox.find({ ...ofReminders, state: 'failed' }).toArray();
    expect([1, 2]).toContain(failed.length);
    for (const { problem, createdAt } of failed) {
      expect(problem).toMatch(/^5\d\d /);
      expect(createdAt.getTime()).toBeLessThan(Date.now());
    }
  });
});
