import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { openSmtpInbox, type SmtpInbox } from '../../../test/smtp-inbox.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { TODAY, fromNow, testClock } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const HOUR = 3_600_000;
/** A day that is over, so that no clock of a test machine sends anything by itself. */
const DAY = '2026-01-05';
const at = (moment: string): Date => {
  const [date = '', time = ''] = moment.split(' ');
  return clinicInstant(date, time, ZONE);
};

describe('reminders', () => {
  let clinic: TestApp;
  let second: TestApp;
  let inbox: SmtpInbox;
  let admin: Person;
  let doctor: Person;
  let client: Person;

  beforeAll(async () => {
    inbox = await openSmtpInbox();
    clinic = await openTestApp({ smtpUrl: inbox.url });
    second = await openTestApp({ mongodbUri: clinic.uri, smtpUrl: inbox.url });
    admin = await clinic.addAdmin();
    doctor = await clinic.addDoctor();
  });
  afterAll(async () => {
    await second.close();
    await clinic.close();
    await inbox.close();
  });
  beforeEach(async () => {
    await visits().deleteMany({});
    client = await clinic.addClient(doctor);
  });

  const visits = () => clinic.connection.collection('appointments');
  const rows = () => clinic.connection.collection<OutboxRecord>('outbox');
  const look = (now: Date, on = clinic) => runJob(on, 'reminders', now);
  /** A confirmed visit as it is stored. */
  const visit = async (startsAt: Date, over: object = {}) => {
    const _id = new Types.ObjectId();
    const long = new Date(startsAt.getTime() - 72 * HOUR);
    await visits().insertOne({
      _id,
      doctor: { id: new Types.ObjectId(doctor.id), name: doctor.name },
      client: { id: new Types.ObjectId(client.id), name: client.name },
      appointmentType: 'Machine',
      status: 'confirmed',
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR / 2),
      version: 2,
      changes: [{ event: 'confirmed', at: long }],
      createdAt: long,
      updatedAt: long,
      ...over,
    });
    return _id.toHexString();
  };
  const emailsOf = async (key: string) =>
    (
      await rows()
        .find({ _id: new RegExp(`^${key}`) } as never)
        .toArray()
    ).map(({ message }) => (message.kind === 'appointment' ? message.event : message.kind));

  it('are written once for each visit, start and kind, by two servers that look again and again', async () => {
    const id = await visit(at(`${DAY} 15:30`));
    for (const time of ['10:00', '13:30', '13:31', '14:00'])
      await Promise.all([look(at(`${DAY} ${time}`)), look(at(`${DAY} ${time}`), second)]);
    expect(await emailsOf(id)).toEqual(['reminder-2h']);
    for (let minute = 0; minute < 5; minute++)
      await Promise.all([look(at('2026-01-04 20:00')), look(at('2026-01-04 20:01'), second)]);
    expect((await emailsOf(id)).toSorted()).toEqual(['reminder-24h', 'reminder-2h']);
    await visits().updateMany({}, { $set: { startsAt: at('2026-01-06 15:30') } });
    await look(at('2026-01-05 20:00'));
    expect(await emailsOf(id)).toHaveLength(3);
  });

  it('tell when and where, and carry the file for the calendar', async () => {
    const id = await visit(at(`${DAY} 15:30`));
    await look(at(`${DAY} 09:00`));
    const row = await rows().findOne({ _id: new RegExp(`^${id}`) } as never);
    expect(row).toMatchObject({
      client: new Types.ObjectId(client.id),
      message: { to: { email: client.email }, event: 'reminder-24h', appointment: { doctor: doctor.name } },
    });
  });

  it.each([
    ['moved an hour ago', { changes: [{ event: 'moved', at: at(`${DAY} 13:00`) }] }, `${DAY} 14:00`],
    ['confirmed a few hours ago', { changes: [{ event: 'moved', at: at(`${DAY} 00:00`) }] }, `${DAY} 09:00`],
    ['asked for only', { status: 'requested' }, `${DAY} 09:00`],
    ['cancelled', { status: 'cancelled' }, `${DAY} 09:00`],
    ['recorded already', { outcome: 'arrived' }, `${DAY} 14:00`],
    ['past', {}, `${DAY} 16:00`],
    ['too near for the first and too far for the second', {}, `${DAY} 12:00`],
  ])('are not written about a visit that is %s', async (_, over, now) => {
    const id = await visit(at(`${DAY} 15:30`), over);
    await look(at(now));
    expect(await emailsOf(id)).toEqual([]);
  });

  it('do not come at night two hours before', async () => {
    const id = await visit(at(`${DAY} 08:20`));
    await look(at(`${DAY} 07:00`));
    expect(await emailsOf(id)).toEqual([]);
  });

  it('do not go to a client who has switched them off, or once an admin has', async () => {
    const consent = (reminders: boolean) =>
      clinic
        .as(client)
        .put('/privacy/consents')
        .send({ version: NOTICE_VERSION, treatment: true, reminders })
        .expect(200);
    const turn = (on: boolean) =>
      clinic.as(admin).put('/admin/letters/switch').send({ kind: 'reminder-2h', on }).expect(200);
    const id = await visit(at(`${DAY} 15:30`));
    await consent(false);
    await look(at(`${DAY} 14:00`));
    await consent(true);
    await turn(false);
    await look(at(`${DAY} 14:00`));
    expect(await emailsOf(id)).toEqual([]);
    await turn(true);
    await look(at(`${DAY} 14:00`));
    expect(await emailsOf(id)).toEqual(['reminder-2h']);
  });

  it('are dropped when the visit was moved, cancelled or recorded before they were sent', async () => {
    const now = testClock.now().getTime();
    const near = new Date(now + 20 * HOUR);
    /** Tells what becomes of a reminder that was written before the visit was changed. */
    const change = async (set: object) => {
      await visits().deleteMany({});
      const id = await visit(near, set);
      const _id = `${id}:${near.toISOString()}:reminder-24h`;
      await clinic.get(Outbox, { strict: false }).add({
        _id,
        to: { name: client.name, email: client.email },
        client: client.id,
        kind: 'appointment',
        event: 'reminder-24h',
        appointment: {
          id,
          version: 2,
          doctor: doctor.name,
          start: near,
          end: near,
          type: 'Machine',
          place: 'Online',
        },
      });
      return until(async () => {
        const state = (await rows().findOne({ _id }))?.state;
        return state === 'queued' ? undefined : state;
      });
    };
    expect(await change({ startsAt: new Date(now + 22 * HOUR) })).toBe('dropped');
    expect(await change({ status: 'cancelled' })).toBe('dropped');
    expect(await change({ outcome: 'arrived' })).toBe('dropped');
    expect(await change({ clientNotes: 'on time' })).toBe('sent');
  });

  it('are all written, each once, when a server dies in the middle of them', async () => {
    const start = fromNow(20 * HOUR);
    const ids: string[] = [];
    for (let n = 0; n < 300; n++) ids.push(await visit(start));
    const count = () => rows().countDocuments({ _id: { $regex: `^(${ids.join('|')}):` } as never });
    const server = await startServerProcess(clinic.uri);
    await until(async () => ((await count()) > 0 ? true : undefined));
    await server.kill();
    await clinic.connection.collection('leases').updateMany({}, { $set: { expiresAt: new Date(0) } });
    await Promise.all([look(testClock.now()), look(testClock.now(), second)]);
    await look(testClock.now());
    expect(await count()).toBe(ids.length);
  }, 60_000);
});

describe('emails about what is over, or soon will be', () => {
  let clinic: TestApp;
  let doctor: Person;
  let client: Person;
  const look = (now: Date) => runJob(clinic, 'reminders', now);
  const events = async () =>
    (
      await clinic.connection
        .collection<OutboxRecord>('outbox')
        .find({ client: new Types.ObjectId(client.id) })
        .toArray()
    )
      .map(({ message }) => (message.kind === 'appointment' ? message.event : message.kind))
      .filter((event) => event !== 'welcome');

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    client = await clinic.addClient(doctor);
  });

  const missed = async (recordedAt: Date, over: object = {}) =>
    clinic.connection.collection('appointments').insertOne({
      doctor: { id: new Types.ObjectId(doctor.id), name: doctor.name },
      client: { id: new Types.ObjectId(client.id), name: client.name },
      appointmentType: 'Machine',
      status: 'confirmed',
      outcome: 'no_show',
      outcomeAt: recordedAt,
      startsAt: new Date(recordedAt.getTime() - HOUR / 2),
      endsAt: recordedAt,
      changes: [],
      ...over,
    });

  it('an hour after a visit was missed, its client is asked for a new time, once', async () => {
    await missed(at(`${DAY} 12:00`));
    await look(at(`${DAY} 12:30`));
    expect(await events()).toEqual([]);
    await look(at(`${DAY} 13:00`));
    await look(at(`${DAY} 13:01`));
    expect(await events()).toEqual(['missed']);
  });

  it('a client who has a new visit already is not asked for one', async () => {
    await missed(at(`${DAY} 12:00`));
    await missed(at(`${DAY} 20:00`), {
      outcome: undefined,
      status: 'requested',
      activeClient: new Types.ObjectId(client.id),
    });
    await look(at(`${DAY} 13:00`));
    expect(await events()).toEqual([]);
  });

  it('seven days before a program ends its client is told, once', async () => {
    const plan = { ...makeProgram(), startDate: TODAY, duration: 4, durationInDays: 28 };
    await clinic.as(doctor).post('/program/save').send({ clientId: client.id, plan }).expect(200);
    const ends = addDays(TODAY, 27);
    const morning = (days: number) => at(`${addDays(ends, days)} 09:00`);
    await look(morning(-8));
    expect(await events()).toEqual([]);
    await look(at(`${addDays(ends, -7)} 07:00`));
    expect(await events()).toEqual([]);
    await look(morning(-7));
    await look(morning(-6));
    expect(await events()).toEqual(['program-ending']);
  });
});
