import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { createConnection, type Connection, type Model } from 'mongoose';
import PostalMime from 'postal-mime';
import { openSmtpInbox, type SmtpInbox } from '../../../test/smtp-inbox.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Env } from '../config/env.ts';
import { createIndexes } from '../database/indexes.ts';
import type { PeriodicJobs } from '../database/periodic-jobs.ts';
import type { Records } from '../writes/records.ts';
import type { MailMessage } from './mail-message.ts';
import { MailWorker } from './mail-worker.ts';
import { OutboxRecord, OutboxSchema } from './outbox.schema.ts';
import { EmailIsStillTrue, Outbox } from './outbox.service.ts';
import { ReachesOtherwise, WasShown, WithoutAddress } from './without-address.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';

/** No worker runs, since the tests send by themselves. */
const NOT_STARTED = { wake: () => undefined } as unknown as PeriodicJobs;

describe('the outbox', () => {
  let database: TestDatabase;
  let other: Connection;
  let inbox: SmtpInbox;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    other = await createConnection(database.uri).asPromise();
    inbox = await openSmtpInbox();
    outboxOn(database.connection);
    await createIndexes(database.connection);
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-mail-'));
  });

  beforeEach(async () => {
    inbox.mails = [];
    await rows().deleteMany({});
  });

  afterAll(async () => {
    await inbox.close();
    await other.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const rows = () => database.connection.collection<OutboxRecord>('outbox');
  const outboxOn = (connection: Connection, jobs = NOT_STARTED, over: Partial<Env> = {}) => {
    const model: Model<OutboxRecord> =
      connection.models[OutboxRecord.name] ?? connection.model<OutboxRecord>(OutboxRecord.name, OutboxSchema);
    return new Outbox(
      model,
      // Only used for retries, which no test here makes.
      {} as Records,
      new EmailIsStillTrue(),
      new WithoutAddress(model, new ReachesOtherwise(), new WasShown(), testClock),
      jobs,
      testClock,
      env(over),
    );
  };
  const env = (over: Partial<Env> = {}) =>
    ({
      publicUrl: 'https://clinic.example',
      ...TEST_TIME,
      jwtSecret: 'a secret of the tests with 32 characters',
      dataKey: 'a key of the tests, with 32 characters',
      dataDir: folder,
      smtpUrl: inbox.url,
      ...over,
    }) as Env;
  const server = (connection = database.connection, over: Partial<Env> = {}, jobs = NOT_STARTED) => {
    const outbox = outboxOn(connection, jobs, over);
    return { outbox, worker: new MailWorker(env(over), outbox, testClock) };
  };
  const welcome = (key: string): MailMessage => ({
    _id: key,
    kind: 'welcome',
    to: { name: 'Asha Patel', email: `${key}@example.com` },
    role: 'client',
    account: 'a'.repeat(24),
    nonce: 'n',
  });
  const pauseIsOver = () => rows().updateMany({}, { $set: { nextAttemptAt: new Date(0) } });

  it('sends an email once, however often it is stored', async () => {
    const { outbox, worker } = server();
    await Promise.all(Array.from({ length: 20 }, () => outbox.add(welcome('once'))));
    await worker.drain();
    await worker.drain();
    expect(inbox.mails).toHaveLength(1);
    expect(await rows().findOne({ _id: 'once' })).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('never sends one email from two servers', async () => {
    const one = server();
    const two = server(other);
    const keys = Array.from({ length: 60 }, (_, index) => `both-${index}`);
    await Promise.all(keys.map((key) => one.outbox.add(welcome(key))));
    await Promise.all([one.worker.drain(), two.worker.drain()]);
    expect(inbox.mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual(
      keys.map((key) => `${key}@example.com`).toSorted(),
    );
  });

  it('retries later when the mail server hangs up midway', async () => {
    const { outbox, worker } = server();
    await outbox.add(welcome('hung-up'));
    inbox.next = 'hang-up';
    const before = testClock.now().getTime();
    await worker.drain();
    const waiting = await rows().findOne({ _id: 'hung-up' });
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, problem: expect.any(String) });
    expect(waiting?.nextAttemptAt.getTime()).toBeGreaterThanOrEqual(before + 30_000);
    await pauseIsOver();
    await worker.drain();
    expect(inbox.mails).toHaveLength(1);
  });

  it('waits longer after each failed attempt', async () => {
    const { outbox, worker } = server();
    await outbox.add(welcome('busy'));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      inbox.next = 'busy';
      await pauseIsOver();
      const before = testClock.now().getTime();
      await worker.drain();
      const row = await rows().findOne({ _id: 'busy' });
      pauses.push(Math.floor(((row?.nextAttemptAt.getTime() ?? 0) - before) / 30_000));
    }
    expect(pauses).toEqual([1, 2, 4]);
  });

  it('keeps the pause when the claim was being extended while the attempt failed', async () => {
    const { outbox } = server();
    await outbox.add(welcome('extended'));
    const taken = (await outbox.claimNext()) as OutboxRecord;
    await outbox.failed(taken, 'Busy', false);
    const paused = await rows().findOne({ _id: 'extended' });
    await outbox.renew(taken);
    expect(await rows().findOne({ _id: 'extended' })).toEqual(paused);
  });

  it('gives up at once when the mailbox does not exist', async () => {
    const { outbox, worker } = server();
    inbox.unknown.add('nobody@example.com');
    await outbox.add(welcome('nobody'));
    const warned = jest.spyOn(Logger.prototype, 'warn');
    await worker.drain();
    expect(await rows().findOne({ _id: 'nobody' })).toMatchObject({ state: 'failed', attempts: 1 });
    // The mail server's error quotes the address, which the log must not.
    expect(warned.mock.calls.join()).toContain('Mail nobody was not sent at attempt 1');
    expect(warned.mock.calls.join()).not.toContain('@');
    warned.mockRestore();
  });

  it('sends the email of a server that died while sending it', async () => {
    const dead = server(other);
    await dead.outbox.add(welcome('died'));
    const taken = await dead.outbox.claimNext();
    const { worker } = server();
    await worker.drain();
    expect(inbox.mails).toHaveLength(0);
    await pauseIsOver();
    await worker.drain();
    expect(inbox.mails).toHaveLength(1);
    // The dead server's late report must not count.
    if (taken) await dead.outbox.failed(taken, 'late', false);
    expect(await rows().findOne({ _id: 'died' })).toMatchObject({ state: 'sent' });
  });

  it('sends a mail soon after it was stored, without being asked', async () => {
    let sending: Promise<void> | undefined;
    const jobs = { wake: () => (sending = worker.drain()) } as unknown as PeriodicJobs;
    const { outbox, worker } = server(undefined, {}, jobs);
    await outbox.add(welcome('soon'));
    await inbox.has(1);
    await sending;
    expect(await rows().findOne({ _id: 'soon' })).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('writes emails to files, whole, named by key and private to the server, without SMTP', async () => {
    const { outbox, worker } = server(undefined, { smtpUrl: undefined });
    await outbox.add(welcome('6741:welcome'));
    await worker.drain();
    const outboxFolder = path.join(folder, 'outbox');
    expect(await readdir(outboxFolder)).toEqual(['6741.welcome.eml']);
    const file = path.join(outboxFolder, '6741.welcome.eml');
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail).toMatchObject({
      messageId: '<6741.welcome@clinic.example>',
      subject: expect.stringContaining('Welcome'),
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await rows().findOne({ _id: '6741:welcome' })).toMatchObject({ state: 'waits', attempts: 1 });
  });
});
