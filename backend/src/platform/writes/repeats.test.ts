import { Schema, type Model, type Types } from 'mongoose';
import { keyed } from '../../../test/keyed-context.ts';
import { recordsOf } from '../../../test/records-of.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { remembered } from '../database/list-memory.ts';
import { retryOnConflict } from '../database/conditional-write.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import { Effects } from './effects.ts';
import { addEnvelope, type KeptRequest } from './envelope.ts';
import type { Records } from './records.ts';
import { job, type WriteContext } from './write-context.ts';

interface Parcel {
  _id: Types.ObjectId;
  number: string;
  weight?: number;
  requests?: KeptRequest[];
}

describe('a request with an Idempotency-Key', () => {
  let database: TestDatabase;
  let parcels: Model<Parcel>;
  let records: Records;

  beforeAll(async () => {
    database = await openTestDatabase();
    const schema = new Schema<Parcel>({ number: String, weight: { type: Number, default: 0 } });
    schema.index({ number: 1 }, { unique: true });
    addEnvelope<Parcel>(schema as Schema, { reads: [], subject: ({ _id: id }) => ({ id }) });
    parcels = database.connection.model<Parcel>('Parcel', schema);
    await parcels.syncIndexes();
    records = recordsOf(new Effects(database.connection, testClock, TEST_TIME));
  });
  afterAll(() => database.close());

  const under = (key: Idempotency | undefined) => (key ? keyed(key) : job());
  const again = (record: Parcel) => ({ weight: record.weight, repeated: true });
  const create = (number: string, key?: Idempotency) => {
    const context = under(key);
    const work = async () => {
      const { weight } = await records.insert(parcels, context, { number });
      return { weight, repeated: false };
    };
    return records.once(parcels, context, work, again);
  };
  const addPiece = async (context: WriteContext) => {
    const parcel = await records.update(parcels, context, { number: 'P-0' }, { $inc: { weight: 1 } });
    return parcel && { weight: parcel.weight, repeated: false };
  };
  const add = (
    key?: Idempotency,
    work: (context: WriteContext) => Promise<unknown> = (context) => retryOnConflict(() => addPiece(context)),
  ) => {
    const context = under(key);
    return records.once<Parcel, unknown>(parcels, context, () => work(context), again);
  };
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
    const pipe = [{ $set: { weight: { $add: ['$weight', 1] } } }];
    await fifty(() =>
      add({ key: 'assistant:1:pipe', hash: 'a' }, (context) =>
        records.update(parcels, context, { number: 'P-0' }, pipe),
      ),
    );
    expect([await weight(), await kept()]).toMatchObject([1, [{ key: 'assistant:1:pipe' }]]);
  });

  it('is a new request with each key, and each time without one', async () => {
    await Promise.all([1, 2, 3].map((n) => add({ key: `assistant:1:${n}`, hash: 'a' })));
    await add();
    await add();
    expect(await weight()).toBe(5);
  });

  it('puts its key only into the first change', async () => {
    const key = { key: 'assistant:1:twice', hash: 'a' };
    await add(key, async (context) => [await addPiece(context), await addPiece(context)]);
    expect(await weight()).toBe(2);
    expect(await kept()).toHaveLength(1);
  });

  it('may be repeated after its change was refused or taken back', async () => {
    const key = { key: 'assistant:1:back', hash: 'a' };
    const takenBack = add(key, (context) =>
      records.update(
        parcels,
        context,
        { number: 'P-0' },
        { $inc: { weight: 1 } },
        {
          settling: {
            check: () => Promise.reject(new Error('refused after all')),
            which: () => ({ number: 'P-0', weight: 1 }),
            back: { $set: { weight: 0 } },
          },
        },
      ),
    );
    await expect(takenBack).rejects.toThrow('refused after all');
    expect(await add(key)).toEqual({ weight: 1, repeated: false });
  });

  it('has lists read anew after each way of writing', async () => {
    const listed = () => remembered(parcels, 'all', async () => parcels.countDocuments({ weight: 9 }));
    const heavy = { weight: 9 };
    expect(await listed()).toBe(0);
    const { _id } = await records.insert(parcels, job(), { number: 'P-6', ...heavy });
    expect(await listed()).toBe(1);
    await records.update(parcels, job(), { _id }, { $set: { weight: 1 } });
    expect(await listed()).toBe(0);
    await records.updateMany(parcels, job(), { _id }, { $set: heavy });
    expect(await listed()).toBe(1);
  });

  it('stays when another change followed before it could be taken back', async () => {
    const key = { key: 'assistant:1:followed', hash: 'a' };
    const stays = await add(key, (context) =>
      records.update(
        parcels,
        context,
        { number: 'P-0' },
        { $inc: { weight: 1 } },
        {
          settling: {
            check: async () => {
              await parcels.updateOne({ number: 'P-0' }, { weight: 7 });
              throw new Error('refused after all');
            },
            which: () => ({ number: 'P-0', weight: 1 }),
            back: { $set: { weight: 0 } },
          },
        },
      ),
    );
    expect([stays, await weight()]).toMatchObject([{ weight: 1 }, 7]);
    expect(await add(key)).toEqual({ weight: 7, repeated: true });
  });

  it('still names the violated rule when nothing was written under its key', async () => {
    await create('P-5');
    await expect(create('P-5', { key: 'assistant:1:taken', hash: 'a' })).rejects.toMatchObject({
      keyPattern: { number: 1 },
    });
  });
});
