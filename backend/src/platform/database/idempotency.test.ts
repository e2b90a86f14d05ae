import { Schema, type Model } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { underKey, type Idempotency } from '../http/idempotency-key.ts';
import { retryOnConflict } from './conditional-write.ts';
import { addIdempotency, carried, forgetKey, withIdempotency, type KeptRequest } from './idempotency.ts';
import { keptRequests } from './migrations/008-kept-requests.ts';

interface Parcel {
  number: string;
  weight?: number;
  requests?: KeptRequest[];
}

describe('a request with an Idempotency-Key', () => {
  let database: TestDatabase;
  let parcels: Model<Parcel>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const schema = new Schema<Parcel>({ number: String, weight: { type: Number, default: 0 } });
    schema.index({ number: 1 }, { unique: true });
    addIdempotency(schema as Schema);
    parcels = database.connection.model<Parcel>('Parcel', schema);
    await parcels.syncIndexes();
  });
  afterAll(() => database.close());

  const under = <Result>(key: Idempotency | undefined, work: () => Promise<Result>) =>
    key ? underKey(key, work) : work();
  const again = (record: Parcel) => ({ weight: record.weight, repeated: true });
  const create = (number: string, key?: Idempotency) =>
    under(key, () =>
      withIdempotency(
        parcels,
        async () => ({ weight: (await parcels.create({ number })).weight, repeated: false }),
        again,
      ),
    );
  const addPiece = async () => {
    const parcel = await parcels.findOneAndUpdate({ number: 'P-0' }, { $inc: { weight: 1 } }, AFTER).lean();
    return parcel && { weight: parcel.weight, repeated: false };
  };
  const add = (key?: Idempotency, work: () => Promise<unknown> = () => retryOnConflict(addPiece)) =>
    under(key, () => withIdempotency<Parcel, unknown>(parcels, work, again));
  const AFTER = { returnDocument: 'after' } as const;
  const fifty = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 50 }, work));
  const weight = async () => (await parcels.findOne({ number: 'P-0' }).lean())?.weight;
  const kept = async () => (await parcels.findOne({ number: 'P-0' }).select('+requests').lean())?.requests;
  beforeEach(() => parcels.updateOne({ number: 'P-0' }, { weight: 0, requests: [] }, { upsert: true }));

  it('creates one record and answers the same one when repeated', async () => {
    const key = { key: 'assistant:1:again', hash: 'a' };
    expect(await create('P-1', key)).toEqual({ weight: 0, repeated: false });
    expect(await create('P-1', key)).toEqual({ weight: 0, repeated: true });
  });

  it('is refused when the key came with other content', async () => {
    await create('P-2', { key: 'assistant:1:other', hash: 'a' });
    await expect(create('P-3', { key: 'assistant:1:other', hash: 'b' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await parcels.countDocuments({ number: 'P-3' })).toBe(0);
  });

  it('creates one record when it arrives 50 times at once', async () => {
    const answers = await fifty(() => create('P-4', { key: 'assistant:1:storm', hash: 'a' }));
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  it('changes once when it arrives 50 times at once', async () => {
    const answers = await fifty(() => add({ key: 'assistant:1:piece', hash: 'a' }));
    expect(answers).toContainEqual({ weight: 1, repeated: false });
    expect(answers).toContainEqual({ weight: 1, repeated: true });
    expect(await weight()).toBe(1);
  });

  it('changes once by a pipeline too, which keeps one day of keys', async () => {
    const old = { key: 'assistant:1:old', hash: 'a', at: new Date(0) };
    await parcels.updateOne({ number: 'P-0' }, { requests: [old] });
    const weigh = () =>
      parcels
        .findOneAndUpdate({ number: 'P-0' }, [{ $set: { weight: { $add: ['$weight', 1] } } }], {
          updatePipeline: true,
        })
        .orFail();
    await fifty(() => add({ key: 'assistant:1:pipe', hash: 'a' }, weigh));
    expect([await weight(), await kept()]).toMatchObject([1, [{ key: 'assistant:1:pipe' }]]);
  });

  it('is a new request with each key, and each time without one', async () => {
    await Promise.all([1, 2, 3].map((n) => add({ key: `assistant:1:${n}`, hash: 'a' })));
    await add();
    await add();
    expect(await weight()).toBe(5);
  });

  it('puts its key only into the first change of its own kind of record', async () => {
    const key = { key: 'assistant:1:twice', hash: 'a' };
    await add(key, async () => [await addPiece(), await addPiece()]);
    expect(await weight()).toBe(2);
    expect(await kept()).toHaveLength(1);
    expect(carried('Parcel')).toEqual({});
  });

  it('may be repeated after its change was refused or taken back', async () => {
    const key = { key: 'assistant:1:back', hash: 'a' };
    const takenBack = add(key, async () => {
      await addPiece();
      await parcels.updateOne({ number: 'P-0' }, { $inc: { weight: -1 }, ...forgetKey() });
      throw new Error('refused after all');
    });
    await expect(takenBack).rejects.toThrow('refused after all');
    expect(await add(key)).toEqual({ weight: 1, repeated: false });
  });

  it('still names the violated rule when nothing was written under its key', async () => {
    await create('P-5');
    await expect(create('P-5', { key: 'assistant:1:taken', hash: 'a' })).rejects.toMatchObject({
      keyPattern: { number: 1 },
    });
  });

  it('is recognised by a key that an earlier release kept', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    const invoices = db.collection('invoices');
    await invoices.createIndex({ 'idempotency.key': 1 }, { name: 'idempotency' });
    const createdAt = new Date(5);
    await invoices.insertMany([
      { idempotency: { key: 'assistant:1:k', hash: 'a' }, createdAt },
      { createdAt },
    ]);
    await keptRequests(db);
    await keptRequests(db);
    const records = await invoices.find({}, { projection: { _id: 0 } }).toArray();
    expect(records).toEqual([
      { requests: [{ key: 'assistant:1:k', at: createdAt }], createdAt },
      { createdAt },
    ]);
    expect((await invoices.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});
