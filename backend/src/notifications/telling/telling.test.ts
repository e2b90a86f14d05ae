import { EMAIL_KINDS, type EmailKind, type EmailState } from '@clinic/contract/notifications/email-kinds';
import { TELLING } from '@clinic/contract/notifications/telling';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { Types } from 'mongoose';
import { openPushInbox, type PushInbox } from '../../../test/push-inbox.ts';
import { openSmtpInbox, type SmtpInbox } from '../../../test/smtp-inbox.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';
import { until } from '../../../test/until.ts';
import { sampleOf } from '../../platform/mail/email-samples.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import { MailWorker } from '../../platform/mail/mail-worker.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import type { PushNotificationRecord } from '../push/push-notification.schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
type Way = 'email' | 'push' | 'neither';

describe('a letter to a client', () => {
  let service: PushInbox;
  let inbox: SmtpInbox;
  let clinic: TestApp;
  const clients = new Map<string, Person>();

  beforeAll(async () => {
    [service, inbox] = await Promise.all([openPushInbox(), openSmtpInbox()]);
    clinic = await openTestApp({ pushServices: [service.origin], smtpUrl: inbox.url });
    for (const way of ['email', 'push', 'neither'] as const)
      for (const consent of [true, false]) clients.set(`${way}:${consent}`, await newClient(way, consent));
  });
  afterAll(async () => {
    await clinic.close();
    await inbox.close();
    await service.close();
  });

  const newClient = async (way: Way, consent: boolean) => {
    const client = await clinic.addClient();
    const body = { version: NOTICE_VERSION, treatment: true, reminders: consent };
    await clinic.as(client).put('/privacy/consents').send(body).expect(200);
    if (way === 'push')
      await clinic.as(client).put('/push/device').send(service.addBrowser().device).expect(200);
    return client;
  };
  const clientOf = (way: Way, consent = true): Person => clients.get(`${way}:${consent}`)!;
  const outbox = () => clinic.get(Outbox, { strict: false });
  const rows = () => clinic.connection.collection<OutboxRecord>('outbox');
  const notices = () => clinic.connection.collection<PushNotificationRecord>('push-notices');
  const row = async (_id: string) => (await rows().findOne({ _id }))!;
  const key = () => `${new Types.ObjectId().toHexString()}:letter`;

  /** Stores a letter of a kind; its visit is one of its own unless `visit` names it. */
  const write = async (
    kind: EmailKind,
    way: Way,
    consent = true,
    visit?: { id: string; version: number },
  ) => {
    const client = clientOf(way, consent);
    const _id = key();
    const { to: _, ...sample } = sampleOf(kind, testClock.now(), 'Asia/Kolkata');
    const message = {
      _id,
      ...sample,
      ...('appointment' in sample && {
        appointment: { ...sample.appointment, id: new Types.ObjectId().toHexString(), ...visit },
      }),
      ...('appointments' in sample && {
        appointments: sample.appointments.map((one) => ({
          ...one,
          id: new Types.ObjectId().toHexString(),
          ...visit,
        })),
      }),
      client: client.id,
      to: { name: client.name, ...(way === 'email' && { email: client.email }) },
    };
    await outbox().add(message);
    return _id;
  };
  /** Sends what is due, as if its time had come. */
  const afterItsTime = async (_id: string) => {
    await rows().updateOne({ _id, state: 'queued' }, { $set: { nextAttemptAt: fromNow(-1), attempt: null } });
    await clinic.get(MailWorker, { strict: false }).drain();
    // The server's own worker may hold the letter.
    return until(async () => {
      const { state } = await row(_id);
      return state === 'queued' ? undefined : state;
    });
  };

  const CLIENTS_KINDS = EMAIL_KINDS.filter((kind) => TELLING[kind] !== 'address');
  /** States of a letter to a client without an address and without a browser. */
  const BY_HAND: Readonly<Record<string, EmailState>> = {
    visit: 'to tell',
    news: 'to tell',
    link: 'at log-in',
  };
  const byHand = (kind: EmailKind): EmailState => {
    if (kind === 'reminder-24h') return 'listed';
    return kind === 'reminder-2h' ? 'dropped' : BY_HAND[TELLING[kind]]!;
  };
  /** News of which no browser is notified. */
  const NEVER_PUSHED: readonly EmailKind[] = ['program-ending'];

  describe.each(CLIENTS_KINDS)('of the kind %s', (kind) => {
    it('is an email to a client with an address, with or without a browser', async () => {
      const _id = await write(kind, 'email');
      expect((await row(_id)).message.to.email).toBe(clientOf('email').email);
      expect(['queued', 'sent', 'dropped']).toContain((await row(_id)).state);
      expect(await notices().findOne({ _id })).toBeNull();
    });

    it('without address and browser goes where its kind belongs', async () => {
      expect((await row(await write(kind, 'neither'))).state).toBe(byHand(kind));
    });

    it('without consent to reminders is told only when it is about a visit that is booked or changes', async () => {
      const group = TELLING[kind];
      const isTold = group === 'link' || (group === 'visit' && kind !== 'missed');
      const state = (await row(await write(kind, 'neither', false))).state;
      expect(state).toBe(isTold ? byHand(kind) : 'not to tell');
      const pushed = await write(kind, 'push', false);
      expect((await row(pushed)).state === 'not to tell').toBe(!isTold);
      expect((await notices().findOne({ _id: pushed })) !== null).toBe(isTold && group === 'visit');
    });
  });

  const isPushed = (kind: EmailKind) =>
    ['visit', 'news'].includes(TELLING[kind]) && !NEVER_PUSHED.includes(kind);

  it.each(CLIENTS_KINDS.filter(isPushed))('of the kind %s comes to a browser first', async (kind) => {
    const _id = await write(kind, 'push');
    const { state, nextAttemptAt } = await row(_id);
    expect(state).toBe('queued');
    expect(nextAttemptAt.getTime()).toBeGreaterThan(fromNow(9 * MINUTE).getTime());
    expect(await notices().findOne({ _id })).not.toBeNull();
  });

  // A made-up missed visit is no longer true when its time has come.
  it.each(CLIENTS_KINDS.filter((kind) => isPushed(kind) && kind !== 'missed'))(
    'of the kind %s is told by the desk when no browser has shown it after ten minutes',
    async (kind) => expect(await afterItsTime(await write(kind, 'push'))).toBe('to tell'),
  );

  it.each(CLIENTS_KINDS.filter((kind) => !isPushed(kind)))(
    'of the kind %s leaves browsers alone',
    async (kind) => {
      const _id = await write(kind, 'push');
      expect((await row(_id)).state).toBe(byHand(kind));
      expect(await notices().findOne({ _id })).toBeNull();
    },
  );

  it('of the newsletter needs an address', async () => {
    await expect(write('newsletter', 'neither')).rejects.toThrow('has no address');
  });

  it('is not told by the desk once a browser has shown it', async () => {
    const _id = await write('confirmed', 'push');
    await notices().updateOne({ _id }, { $set: { state: 'shown' } });
    expect(await afterItsTime(_id)).toBe('dropped');
  });

  it('is stored once, however often its change is done again', async () => {
    const client = clientOf('neither');
    const _id = key();
    const sample = sampleOf('plan-published', testClock.now(), 'Asia/Kolkata');
    const message = { ...sample, _id, client: client.id, to: { name: client.name } } as MailMessage;
    await Promise.all(Array.from({ length: 20 }, () => outbox().add(message)));
    expect(await row(_id)).toMatchObject({ state: 'to tell' });
  });

  describe('that a later one makes outdated', () => {
    const visit = () => ({ id: new Types.ObjectId().toHexString() });
    const states = (...ids: string[]) => Promise.all(ids.map(async (_id) => (await row(_id)).state));

    it('about the same visit goes, in whatever order the two are stored', async () => {
      const { id } = visit();
      const confirmed = await write('confirmed', 'neither', true, { id, version: 2 });
      const cancelled = await write('cancelled', 'neither', true, { id, version: 4 });
      const moved = await write('moved', 'neither', true, { id, version: 3 });
      expect(await states(confirmed, moved, cancelled)).toEqual(['dropped', 'dropped', 'to tell']);
    });

    it('about another visit stays', async () => {
      const one = await write('confirmed', 'neither', true, { ...visit(), version: 2 });
      const other = await write('cancelled', 'neither', true, { ...visit(), version: 4 });
      expect(await states(one, other)).toEqual(['to tell', 'to tell']);
    });

    it('about a visit that was missed is the missed one alone', async () => {
      const { id } = visit();
      const confirmed = await write('confirmed', 'neither', true, { id, version: 2 });
      const missed = await write('missed', 'neither', true, { id, version: 2 });
      expect(await states(confirmed, missed)).toEqual(['dropped', 'to tell']);
    });

    it('goes also when it was not reached, and not when it was told', async () => {
      const { id } = visit();
      const [tried, told] = [
        await write('booked', 'neither', true, { id, version: 1 }),
        await write('confirmed', 'neither', true, { id: visit().id, version: 1 }),
      ];
      await rows().updateOne({ _id: tried }, { $set: { state: 'not reached' } });
      await rows().updateOne({ _id: told }, { $set: { state: 'told', 'message.appointment.id': id } });
      const moved = await write('moved', 'neither', true, { id, version: 2 });
      expect(await states(tried, told, moved)).toEqual(['dropped', 'told', 'to tell']);
    });

    it('in the same words is said once', async () => {
      const client = await newClient('neither', true);
      clients.set('neither:true', client);
      const plan = await write('plan-published', 'neither');
      await rows().updateOne({ _id: plan }, { $set: { createdAt: fromNow(-MINUTE) } });
      const answer = await write('check-in-answered', 'neither');
      const visitLine = await write('confirmed', 'neither');
      expect(await states(plan, answer, visitLine)).toEqual(['dropped', 'to tell', 'to tell']);
    });
  });

  describe('that could not be delivered', () => {
    const refusedFor = async (kind: EmailKind, visit?: { id: string; version: number }) => {
      const _id = await write(kind, 'email', true, visit);
      // Claimed until tomorrow, so that no other worker takes it meanwhile.
      const claim = { state: 'queued' as const, attempt: 'mine', attempts: 1, nextAttemptAt: fromNow(DAY) };
      await rows().updateOne({ _id }, { $set: claim });
      await outbox().failed(await row(_id), '550 Mailbox unavailable', true);
      return _id;
    };

    it('is told by the desk when it is about a visit, with the server’s answer', async () => {
      const _id = await refusedFor('confirmed');
      expect(await row(_id)).toMatchObject({
        state: 'to tell',
        problem: '550 Mailbox unavailable',
      });
      const failing = await outbox().failing([clientOf('email').email], fromNow(-DAY));
      expect(failing).toEqual(new Set([clientOf('email').email]));
    });

    it('stays failed when the visit has changed since, and when it is about no visit', async () => {
      const id = new Types.ObjectId().toHexString();
      await write('moved', 'email', true, { id, version: 3 });
      const old = await refusedFor('confirmed', { id, version: 2 });
      const welcome = await refusedFor('welcome');
      expect([(await row(old)).state, (await row(welcome)).state]).toEqual(['failed', 'failed']);
    });
  });

  it('goes thirty days after its visit, and news only when it was told', async () => {
    const visit = await row(await write('confirmed', 'neither'));
    const start = new Date((visit.message as { appointment: { start: Date } }).appointment.start).getTime();
    expect(visit.expiresAt?.getTime()).toBe(start + 30 * DAY);
    const missed = await row(await write('missed', 'neither'));
    expect(missed.expiresAt?.getTime()).toBeGreaterThan(fromNow(29 * DAY).getTime());
    expect((await row(await write('plan-published', 'neither'))).expiresAt).toBeUndefined();
  });
});
