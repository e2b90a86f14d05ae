import mongoose from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { gatherInserts } from './gathered-inserts.ts';

const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;

describe('inserts that come together', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  afterEach(() => jest.restoreAllMocks());

  /** An empty collection of bills whose numbers are unique. */
  async function bills(name: string) {
    const collection = database.connection.collection<{ number: number }>(name);
    await collection.createIndex({ number: 1 }, { unique: true });
    const together = jest.spyOn(collection, 'insertMany');
    gatherInserts(collection);
    return { collection, together };
  }

  it('are stored by few commands', async () => {
    const { collection, together } = await bills('few');
    await Promise.all(Array.from({ length: 50 }, (_, number) => collection.insertOne({ number })));
    expect(await collection.countDocuments()).toBe(50);
    expect(together).toHaveBeenCalledTimes(1);
  });

  it('are refused one by one, each with its own reason, and the others are stored', async () => {
    const { collection } = await bills('refused');
    await collection.insertOne({ number: 2 });
    const results = await Promise.allSettled([1, 2, 3, 3].map((number) => collection.insertOne({ number })));
    expect(results.map(({ status }) => status).slice(0, 2)).toEqual(['fulfilled', 'rejected']);
    const refused = results.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(isDuplicateKey(reason, 'number')).toBe(true);
    expect(await collection.countDocuments()).toBe(3);
  });

  it('are all of unknown outcome when the connection breaks, as one alone would be', async () => {
    const { collection, together } = await bills('broken');
    const broken = new MongoNetworkError('connection closed');
    together.mockRejectedValueOnce(new MongoBulkWriteError(broken, {} as never));
    const results = await Promise.allSettled([1, 2].map((number) => collection.insertOne({ number })));
    expect(results).toEqual([1, 2].map(() => ({ status: 'rejected', reason: broken })));
    await Promise.all([3, 4].map((number) => collection.insertOne({ number })));
    expect(await collection.countDocuments()).toBe(2);
  });

  it('go alone when they have options of their own', async () => {
    const { collection, together } = await bills('options');
    const options = { writeConcern: { w: 1 } } as const;
    await Promise.all([1, 2].map((number) => collection.insertOne({ number }, options)));
    expect(together).not.toHaveBeenCalled();
  });
});
