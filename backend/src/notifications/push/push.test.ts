import { clinicInstant } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { openPushInbox, type PushInbox } from '../../../test/push-inbox.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeDietPlan, makeProgram } from '../../operations/demo/factories.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { MailWorker } from '../../platform/mail/mail-worker.ts';
import type { PushNotificationRecord } from './push-notification.schema.ts';
import { PushNotifications } from './push-notifications.service.ts';
import { PushWorker } from './push-worker.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';

const HOUR = 3_600_000;
const ZONE = 'Asia/Kolkata';
/** The tests stand at noon, whatever the hour is at which they run. */
const NOON = clinicInstant('2026-01-05', '12:00', ZONE);

describe('notifications', () => {
  let service: PushInbox;
  let clinic: TestApp;
  let doctor: Person;
  let client: Person;

  beforeAll(async () => {
    service = await openPushInbox();
    clinic = await openTestApp({ pushServices: [service.origin] });
    doctor = await clinic.addDoctor();
  });
  afterAll(async () => {
    await clinic.close();
    await service.close();
  });
  beforeEach(async () => {
    client = await clinic.addClient(doctor);
  });

  const switchOn = async (who = client, browser = service.addBrowser()) => {
    await clinic.as(who).put('/push/device').send(browser.device).expect(200);
    return browser;
  };
  /** Sends a notification now, by day or by night. */
  const tell = async (_id = new Types.ObjectId().toHexString()) => {
    const queued = await notifications().add({ _id, client: client.id, news: 'plan' });
    await send(_id);
    return queued;
  };
  /** Waits for what the server is sending by itself, then sends. */
  const send = async (_id: string) => {
    await rows().updateOne({ _id, attempt: null }, { $set: { nextAttemptAt: testClock.now() } });
    await clinic.get(PushWorker, { strict: false }).drain();
    await until(async () => {
      const row = await rows().findOne({ _id });
      return !row || row.state !== 'queued' || row.attempt === null || undefined;
    });
  };
  const notifications = () => clinic.get(PushNotifications, { strict: false });
  const rows = () => clinic.connection.collection<PushNotificationRecord>('push-notices');

  it('come to every browser in which the client has switched them on, encrypted for it', async () => {
    const phone = await switchOn();
    const tablet = await switchOn(await clinic.signInAgain(client));
    const other = await switchOn(await clinic.addClient(doctor));
    expect(await tell()).toBe(true);
    for (const { arrived } of [phone, tablet])
      expect(arrived).toEqual([
        {
          notification: expect.objectContaining({
            title: 'There is news in your plan',
            path: '/client/diet-plan',
          }),
          ttl: '1800',
          authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
        },
      ]);
    expect(other.arrived).toEqual([]);
    expect((await clinic.as(client).get('/push/device').expect(200)).body.on).toBe(true);
  });

  it('are sent once for one event', async () => {
    const phone = await switchOn();
    await tell('once');
    await tell('once');
    expect(phone.arrived).toHaveLength(1);
  });

  it('go to push services only', async () => {
    const { device } = service.addBrowser();
    for (const endpoint of ['http://127.0.0.1:1/', 'https://example.org/push', 'https://10.0.0.1/'])
      await clinic
        .as(client)
        .put('/push/device')
        .send({ ...device, endpoint })
        .expect(400);
    await clinic
      .as(client)
      .put('/push/device')
      .send({ ...device, auth: 'short' })
      .expect(400);
    expect(await tell()).toBe(false);
  });

  it('end with the session, and with a new password', async () => {
    const phone = await switchOn();
    const second = await clinic.signInAgain(client);
    const tablet = await switchOn(second);
    await clinic.as(second).post('/account/logOut').expect(200);
    await tell();
    expect([phone.arrived.length, tablet.arrived.length]).toEqual([1, 0]);
    await clinic.connection
      .collection('clients')
      .updateOne({ _id: new Types.ObjectId(client.id) }, { $inc: { ver: 1 } });
    // An account is remembered for a second.
    await until(async () => !(await tell()) || undefined);
  });

  it('belong to the person who signed in last on that browser', async () => {
    const browser = await switchOn();
    const sister = await clinic.addClient(doctor);
    await switchOn(sister, browser);
    expect(await tell()).toBe(false);
    expect((await clinic.as(client).get('/push/device')).body.on).toBe(false);
  });

  it('stop when they are switched off, or the push service no longer knows the browser', async () => {
    const phone = await switchOn();
    await clinic.as(client).delete('/push/device').expect(200);
    expect(await tell()).toBe(false);
    await switchOn(client, phone);
    phone.status = 410;
    await tell();
    expect((await clinic.as(client).get('/push/device')).body.on).toBe(false);
    expect(phone.arrived).toEqual([]);
  });

  it('are tried again while the push service is busy, and only where they did not arrive', async () => {
    const phone = await switchOn();
    const tablet = await switchOn(await clinic.signInAgain(client));
    tablet.status = 503;
    await tell('busy');
    tablet.status = 201;
    await send('busy');
    expect([phone.arrived.length, tablet.arrived.length]).toEqual([1, 1]);
  });

  it('are dropped when they are outdated', async () => {
    const phone = await switchOn();
    phone.status = 503;
    await tell('old');
    phone.status = 201;
    await rows().updateOne({ _id: 'old' }, { $set: { until: fromNow(-1) } });
    await send('old');
    expect(await rows().findOne({ _id: 'old' })).toMatchObject({ state: 'dropped' });
    expect(phone.arrived).toEqual([]);
  });

  describe('of a visit', () => {
    /** Writes a reminder of a visit tomorrow at noon, as the worker does today. */
    const remind = async () => {
      const _id = new Types.ObjectId();
      const startsAt = new Date(NOON.getTime() + 24 * HOUR);
      const long = new Date(NOON.getTime() - 72 * HOUR);
      await clinic.connection.collection('appointments').insertOne({
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
      });
      await runJob(clinic, 'reminders', NOON);
      return _id.toHexString();
    };
    /** Makes the notification due now, since the day that the test pretends is over. */
    const sendOf = async (visit: string) => {
      const row = await until(
        async () => (await rows().findOne(of(visit), { sort: { _id: 1 } })) ?? undefined,
      );
      await until(async () =>
        (await rows().findOne({ _id: row._id }))?.state === 'dropped' ? true : undefined,
      );
      const now = { state: 'queued' as const, attempt: null, until: fromNow(HOUR) };
      await rows().updateOne({ _id: row._id }, { $set: now });
      await send(row._id);
    };
    const of = (visit: string) => ({ _id: new RegExp(`^${visit}`) }) as never;
    const mail = (visit: string) =>
      clinic.connection.collection<OutboxRecord>('outbox').findOne({ _id: new RegExp(`^${visit}`) } as never);

    it('come first, and the email waits for them', async () => {
      const phone = await switchOn();
      const visit = await remind();
      await sendOf(visit);
      expect(phone.arrived[0]?.notification).toMatchObject({
        title: 'Your visit to the clinic',
        body: 'Tue 6 Jan, 12:00 PM IST',
        path: '/client/appointments',
      });
      expect((await mail(visit))?.nextAttemptAt.getTime()).toBeGreaterThan(
        testClock.now().getTime() + 5 * 60_000,
      );
    });

    it('take the place of the email once a browser has shown them', async () => {
      const phone = await switchOn();
      const visit = await remind();
      await sendOf(visit);
      const receipt = phone.arrived[0]?.notification.receipt;
      await clinic.as().post('/push/receipt').send({ receipt }).expect(200);
      const key = (await mail(visit))?._id ?? '';
      expect(await notifications().isShown(key)).toBe(true);
      await clinic.connection
        .collection('outbox')
        .updateOne({ _id: key as never }, { $set: { nextAttemptAt: testClock.now() } });
      await clinic.get(MailWorker, { strict: false }).drain();
      expect(await mail(visit)).toMatchObject({ state: 'dropped' });
    });

    it('do not delay the email of a client without them', async () => {
      const row = await mail(await remind());
      // The email is sent at once, or the mail worker holds its lease for a minute.
      expect((row?.nextAttemptAt.getTime() ?? 0) - testClock.now().getTime()).toBeLessThanOrEqual(60_000);
    });
  });

  it('tell that a plan is published, without its contents', async () => {
    const phone = await switchOn();
    await clinic
      .as(doctor)
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram() })
      .expect(200);
    await clinic
      .as(doctor)
      .post(`/dietPlan/create/${client.id}`)
      .send({ ...makeDietPlan(), status: 'published' })
      .expect(200);
    await send((await rows().findOne({ client: new Types.ObjectId(client.id) }))?._id ?? '');
    expect(phone.arrived.map(({ notification }) => notification.body)).toEqual(['Open your plan to see it.']);
  });
});
