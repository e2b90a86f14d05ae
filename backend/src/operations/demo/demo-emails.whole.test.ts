import { daysBetween } from '@clinic/contract/clinic-calendar';
import type { ClinicalAlert } from '@clinic/contract/care/client-progress/progress-input';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import type { BaselineValue } from '@clinic/contract/care/measurements/measurements';
import { runJob } from '../../../test/run-job.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { DemoClinic } from './demo-clinic.ts';
import { testClock } from '../../../test/test-clock.ts';

describe('the filled demo clinic', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
    await clinic.get(DemoClinic, { strict: false }).fillOnce();
  }, 60_000);
  afterAll(() => clinic.close());

  it('has one of each kind of progress that a doctor looks at, and nobody who is urgent or gains unasked', async () => {
    await runJob(clinic, 'courses');
    const allProgress = await clinic.connection.collection('courses').find().toArray();
    const alerts = allProgress.flatMap((progress) => progress.signals as ClinicalAlert[]);
    const names = new Set(alerts.map(({ name }) => name));
    expect(names).toEqual(new Set(['flat', 'fast', 'noWeight', 'lowAdherence']));
    expect(alerts.filter(({ urgent }) => urgent)).toEqual([]);
    expect(allProgress.filter((progress) => progress.signals.length > 0).length).toBeLessThan(
      allProgress.length / 2,
    );
  });

  it('compares every client, also returning ones, with the weighing nearest to the start', async () => {
    const clients = await clinic.connection
      .collection('clients')
      .find({ 'program.baseline.kind': 'weight' })
      .toArray();
    expect(clients.filter(({ programsEnded }) => programsEnded > 0).length).toBeGreaterThan(1);
    const late = clients.filter(({ program }) => {
      const { day } = (program.baseline as BaselineValue[]).find(({ kind }) => kind === 'weight')!;
      return Math.abs(daysBetween(program.startDate as string, day)) > 8;
    });
    expect(late.map(({ name }) => name as string)).toEqual([]);
  });

  it('has measurements from the fields that a client changed lately in a form', async () => {
    const lately = { source: 'recall-client' };
    const kinds = await clinic.connection.collection('measurements').distinct('kind', lately);
    expect(kinds).toEqual(['weight']);
  });

  it('has emails that were sent, and one or two that failed, whatever day it is', async () => {
    const outbox = clinic.connection.collection('outbox');
    const ofReminders = { 'message.event': 'reminder-24h' };
    expect(await outbox.countDocuments({ ...ofReminders, state: 'sent' })).toBeGreaterThan(4);
    const failed = await outbox.find({ ...ofReminders, state: 'failed' }).toArray();
    expect([1, 2]).toContain(failed.length);
    for (const { problem, createdAt } of failed) {
      expect(problem).toMatch(/^5\d\d /);
      expect(createdAt.getTime()).toBeLessThan(testClock.now().getTime());
    }
  });

  it('has one line for the desk to tell, of the client without an e-mail', async () => {
    const assistant = await clinic.addAssistant(await clinic.addDoctor());
    const { body } = await clinic.as(assistant).get('/desk/today').expect(200);
    const { toTell } = (body as DeskWorklists).lists;
    expect(toTell.rows.map(({ person, words }) => [person?.name, words.split(':')[0]])).toEqual([
      ['Rekha Pandya', 'Visit confirmed'],
    ]);
    expect(toTell.rows[0]?.message).toContain('your visit is on');
  });
});
