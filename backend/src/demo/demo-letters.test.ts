import type { Signal } from '@clinic/contract/course-input';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { CourseWorker } from '../course-signals/course-worker.ts';
import { DemoClinic } from './demo-clinic.ts';

describe('the filled demo clinic', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
    await clinic.get(DemoClinic, { strict: false }).fillOnce();
  }, 60_000);
  afterAll(() => clinic.close());

  it('has one of each course that a doctor looks at, and nobody who is urgent or gains unasked', async () => {
    await clinic.get(CourseWorker, { strict: false }).look();
    const courses = await clinic.connection.collection('courses').find().toArray();
    const signals = courses.flatMap((course) => course.signals as Signal[]);
    const names = new Set(signals.map(({ name }) => name));
    expect(names).toEqual(new Set(['flat', 'fast', 'noWeight', 'lowAdherence']));
    expect(signals.filter(({ urgent }) => urgent)).toEqual([]);
    expect(courses.filter((course) => course.signals.length > 0).length).toBeLessThan(courses.length / 2);
  });

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
