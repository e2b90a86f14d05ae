import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Schema, Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createIndexes } from '../database/indexes.ts';
import { Effects } from './effects.ts';
import { addEnvelope, WITH_WORK, type Effect, type EffectKind, type OutboxEntry } from './envelope.ts';
import { TEST_TIME, fromNow, testClock } from '../../../test/test-clock.ts';

interface Visit {
  _id: Types.ObjectId;
  client: string;
  updatedAt?: Date;
  outbox?: OutboxEntry[];
}

describe('an outbox effect', () => {
  let database: TestDatabase;
  let effects: Effects;
  let mails: string[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const schema = new Schema<Visit>({ client: String }, { timestamps: true });
    addEnvelope<Visit>(schema, { reads: [], subject: ({ _id: id }) => ({ id }) });
    database.connection.model('Visit', schema);
    database.connection.model('Plain', new Schema({ name: String }));
    await createIndexes(database.connection);
  });

  beforeEach(async () => {
    await visits().deleteMany({});
    mails = [];
    effects = new Effects(database.connection, testClock, TEST_TIME);
    effects.handle<Visit>('Visit', 'mail', async (visit, effect) => {
      mails.push(`${effect.key} to ${visit.client}`);
    });
  });

  afterAll(() => database.close());

  const visits = () => database.connection.model<Visit>('Visit');
  const waiting = async (id: Types.ObjectId) =>
    ((await visits().findById(id).select('+outbox').lean<Visit>())?.outbox ?? []).flatMap((entry) =>
      entry.kind === 'effect' ? [entry.effect.key] : [],
    );

  it('waits while one is left that goes first, which may take its record away', async () => {
    effects.handle<Visit>('Visit', 'check', async ({ _id, client }) => {
      if (client === 'Asha') await visits().deleteOne({ _id });
    });
    const at = testClock.now();
    const entries = (): OutboxEntry[] =>
      [
        { key: 'mail', kind: 'mail' as EffectKind, at },
        { key: 'check', kind: 'check' as EffectKind, at, goesFirst: true as const },
      ].map((effect) => ({ id: new Types.ObjectId(), at, kind: 'effect', effect }));
    await visits().create({ client: 'Asha', outbox: entries() });
    const kept = await visits().create({ client: 'Ravi', outbox: entries() });
    await effects.sweep(0);
    expect(mails).toEqual([]);
    expect(await waiting(kept._id)).toEqual(['mail']);
    await effects.sweep(0);
    expect(mails).toEqual(['mail to Ravi']);
  });

  it('runs at once and is then removed', async () => {
    const visit = await visits().create({
      client: 'Asha',
      outbox: entries(mail('1:confirmed'), mail('2:moved')),
    });
    await effects.run('Visit', visit._id);
    expect(mails).toEqual(['1:confirmed to Asha', '2:moved to Asha']);
    expect(await waiting(visit._id)).toEqual([]);
  });

  it('does not count as a change of the record', async () => {
    const visit = await visits().create({ client: 'Asha', outbox: entries(mail('1:confirmed')) });
    await effects.run('Visit', visit._id);
    expect((await visits().findById(visit._id).lean<Visit>())?.updatedAt).toEqual(visit.updatedAt);
  });

  it('waits after a failure, without delaying other effects or the request', async () => {
    effects.handle('Visit', 'stock', () => Promise.reject(new Error('no stock')));
    const stock = { ...mail('1:booked'), kind: 'stock' as EffectKind };
    const visit = await visits().create({ client: 'Asha', outbox: entries(stock, mail('1:confirmed')) });
    await effects.run('Visit', visit._id);
    expect(mails).toEqual(['1:confirmed to Asha']);
    expect(await waiting(visit._id)).toEqual(['1:booked']);
  });

  it('does not count as waiting before it is due', async () => {
    const inAnHour = fromNow(3_600_000);
    await visits().create({ client: 'Asha', outbox: entries(mail('1:confirmed', inAnHour)) });
    expect(await effects.oldestWaiting()).toBeUndefined();
    const due = anHourAgo();
    await visits().create({
      client: 'Ravi',
      outbox: entries(mail('2:confirmed', due), mail('3:moved', inAnHour)),
    });
    expect(await effects.oldestWaiting()).toEqual(due);
  });

  it('is not run with its change before it is due', async () => {
    const later = entries(mail('1:later', fromNow(3_600_000)), mail('2:now', anHourAgo()));
    const visit = await visits().create({ client: 'Asha', outbox: later });
    expect(await effects.runWritten('Visit', visit.toObject(), later)).toEqual([later[1]?.id]);
    expect(mails).toEqual(['2:now to Asha']);
  });

  it('is run by the sweeper after waiting for half a minute', async () => {
    const late = await visits().create({ client: 'Asha', outbox: entries(mail('1:confirmed', anHourAgo())) });
    const fresh = await visits().create({ client: 'Ravi', outbox: entries(mail('2:confirmed')) });
    await effects.sweep();
    expect(mails).toEqual(['1:confirmed to Asha']);
    expect(await waiting(late._id)).toEqual([]);
    expect(await waiting(fresh._id)).toEqual(['2:confirmed']);
  });

  it('is run by another server when this one was killed after the change', async () => {
    const id = new Types.ObjectId();
    await killedBetweenTheWrites(id, anHourAgo());
    expect(await waiting(id)).toEqual(['1:confirmed']);
    await effects.sweep();
    expect(mails).toEqual(['1:confirmed to Asha']);
    expect(await waiting(id)).toEqual([]);
  });

  it('runs when its kind says: before the answer, behind it, or not by the write', async () => {
    const ran: string[] = [];
    const note = async (_visit: Visit, { kind }: Effect) => void ran.push(kind);
    effects.handle('Visit', 'stock', note, 'before');
    effects.handle('Visit', 'look', note, 'behind');
    effects.handle('Visit', 'give-back', note, 'left');
    const carried = entries(
      ...['stock', 'look', 'give-back'].map((kind) => ({ ...mail(kind), kind: kind as EffectKind })),
    );
    const visit = await visits().create({ client: 'Asha', outbox: carried });
    expect(await effects.runWritten('Visit', visit.toObject(), carried)).toEqual([carried[0]?.id]);
    expect(ran).toEqual(['stock']);
    await effects.settled();
    expect(ran).toEqual(['stock', 'look']);
    expect(await waiting(visit._id)).toEqual(['stock', 'give-back']);
    await effects.run('Visit', visit._id);
    expect(ran).toEqual(['stock', 'look', 'give-back']);
    expect(await waiting(visit._id)).toEqual([]);
  });

  it('is not run again while the relay has not removed it', async () => {
    const carried = entries(mail('1:confirmed'));
    const visit = await visits().create({ client: 'Asha', outbox: carried });
    await effects.runWritten('Visit', visit.toObject(), carried);
    await effects.run('Visit', visit._id);
    await effects.sweep(0);
    expect(mails).toEqual(['1:confirmed to Asha']);
  });

  it('gets what its write has read already, which a later run reads itself', async () => {
    const got: unknown[] = [];
    effects.handle<Visit, { buffer: number }>('Visit', 'mail', async (_visit, _effect, known) => {
      got.push(known);
      if (got.length === 1) throw new Error('no mail');
    });
    const carried = entries(mail('1:confirmed'));
    const visit = await visits().create({ client: 'Asha', outbox: carried });
    await effects.runWritten('Visit', visit.toObject(), carried, { buffer: 10 });
    await effects.sweep(0);
    expect(got).toEqual([{ buffer: 10 }, undefined]);
  });

  it('is run by one of two servers that sweep at once', async () => {
    const other = new Effects(database.connection, testClock, TEST_TIME);
    const late = await visits().create({ client: 'Asha', outbox: entries(mail('1:confirmed', anHourAgo())) });
    const ran: string[] = [];
    other.handle<Visit>('Visit', 'mail', async () => void ran.push('the other'));
    effects.handle<Visit>('Visit', 'mail', async () => {
      ran.push('this one');
      await other.sweep();
    });
    await effects.sweep();
    expect(ran).toEqual(['this one']);
    expect(await waiting(late._id)).toEqual([]);
  });

  it('waits for the next grace when the server that took it was killed on the way', async () => {
    const due = anHourAgo();
    await visits().create({ client: 'Asha', outbox: entries(mail('1:confirmed', due)) });
    const killed = new Effects(database.connection, testClock, TEST_TIME);
    killed.handle<Visit>('Visit', 'mail', () => Promise.reject(new Error('killed')));
    await killed.sweep();
    await effects.sweep();
    expect(mails).toEqual([]);
    expect(await effects.oldestWaiting()).toEqual(due);
    await effects.sweep(0);
    expect(mails).toEqual(['1:confirmed to Asha']);
  });

  it('is found by an index of only the records with waiting effects', async () => {
    const late = { ...WITH_WORK, 'outbox.at': { $lte: testClock.now() } };
    const plan = JSON.stringify(await visits().collection.find(late).explain('queryPlanner'));
    expect(plan).toContain('"indexName":"outbox"');
  });

  it('is refused for a model without an outbox', () => {
    expect(() => effects.handle('Plain', 'mail', async () => undefined)).toThrow('addEnvelope');
  });

  async function killedBetweenTheWrites(id: Types.ObjectId, at: Date): Promise<void> {
    const script = `
      import { MongoClient, ObjectId } from ${JSON.stringify(createRequire(import.meta.url).resolve('mongodb'))};
      const client = await MongoClient.connect(${JSON.stringify(database.uri)});
      const at = new Date(${at.getTime()});
      const effect = { key: '1:confirmed', kind: 'mail', at };
      const outbox = [{ id: new ObjectId(), at, kind: 'effect', effect }];
      await client.db().collection('visits').insertOne({ _id: new ObjectId('${id.toHexString()}'), client: 'Asha', outbox });
      process.kill(process.pid, 'SIGKILL');
    `;
    const server = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    const [, signal] = (await once(server, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  }
});

const entries = (...effects: Effect[]): OutboxEntry[] =>
  effects.map((effect) => ({ id: new Types.ObjectId(), at: effect.at, kind: 'effect', effect }));

function mail(key: string, at = testClock.now()): Effect {
  return { key, kind: 'mail' as EffectKind, at };
}

function anHourAgo(): Date {
  return fromNow(-3_600_000);
}
