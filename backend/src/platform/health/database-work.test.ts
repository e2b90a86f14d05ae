import mongoose, { type Connection } from 'mongoose';
import { standBetween } from '../../../test/driver-commands.ts';
import { slowPipeline } from '../../../test/slow-pipeline.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { DatabaseWork, databaseWork, followDatabaseWork } from './database-work.ts';

/** The driver measures its waits in whole milliseconds. */
const DRIVER_COUNTS_MS = 1;

describe('the database work of a request', () => {
  let database: TestDatabase;
  let connection: Connection;
  let work: DatabaseWork;

  beforeAll(async () => {
    database = await openTestDatabase();
    connection = await followed();
    await clients().insertMany([{ name: 'Asha' }, { name: 'Hetal' }]);
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
  });
  beforeEach(() => {
    work = new DatabaseWork();
  });

  async function followed(options: mongoose.ConnectOptions = {}): Promise<Connection> {
    const opened = await mongoose.createConnection(database.uri, options).asPromise();
    followDatabaseWork(opened.getClient());
    return opened;
  }
  const clients = () => connection.collection('clients');

  it('counts each command, each further batch too, and knows the longest', async () => {
    await databaseWork.run(work, async () => {
      await clients().findOne({ name: 'Asha' });
      await clients().aggregate(slowPipeline()).toArray();
      await clients().updateOne({ name: 'Asha' }, { $set: { name: 'Esha' } });
      await clients().find({}, { batchSize: 1 }).toArray();
    });
    expect(work).toMatchObject({ commands: 6, unanswered: 0 });
    expect(work.longestMs).toBeGreaterThan(0);
    expect(work.commandsMs).toBeGreaterThan(work.longestMs);
  });

  it('counts a running command as unanswered', async () => {
    const answer = Promise.withResolvers<void>();
    const asItWas = standBetween((_collection, name, send) =>
      name === 'aggregate' ? answer.promise.then(send) : send(),
    );
    await databaseWork.run(work, async () => {
      const running = clients().aggregate([]).toArray();
      await clients().findOne({});
      expect(work).toMatchObject({ commands: 2, unanswered: 1 });
      answer.resolve();
      await running;
    });
    asItWas();
    expect(work).toMatchObject({ commands: 2, unanswered: 0 });
  });

  it('excludes the work of other requests', async () => {
    const other = new DatabaseWork();
    await Promise.all([
      databaseWork.run(work, () => clients().findOne({})),
      databaseWork.run(other, () => clients().aggregate(slowPipeline()).toArray()),
      clients().findOne({}),
    ]);
    expect([work.commands, other.commands]).toEqual([1, 1]);
  });

  it('excludes work after the answer', async () => {
    await databaseWork.run(work, async () => {
      await clients().findOne({});
      work.isOver = true;
      await clients().findOne({});
    });
    expect(work.commands).toBe(1);
  });

  it('counts a refusal of the database as its answer', async () => {
    const refused = databaseWork.run(work, () =>
      connection.db?.command({ find: 'clients', filter: { $no: 1 } }),
    );
    await expect(refused).rejects.toThrow('$no');
    expect(work).toMatchObject({ commands: 1, unanswered: 0 });
  });

  it('includes the wait for a connection that another request holds', async () => {
    const narrow = await followed({ maxPoolSize: 1 });
    const holder = new DatabaseWork();
    await Promise.all([
      databaseWork.run(holder, () => narrow.collection('clients').aggregate(slowPipeline()).toArray()),
      databaseWork.run(work, () => narrow.collection('clients').findOne({})),
    ]);
    await narrow.close();
    expect([holder.commands, work.commands]).toEqual([1, 1]);
    // The other request's command kept the only connection busy.
    expect(work.waitingMs + DRIVER_COUNTS_MS).toBeGreaterThanOrEqual(holder.commandsMs);
  });
});
