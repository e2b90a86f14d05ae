import mongoose, { type Connection } from 'mongoose';
import { slowPipeline } from '../../../test/slow-pipeline.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { DatabaseWork, databaseWork, followDatabaseWork } from './database-work.ts';

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
    const opened = await mongoose
      .createConnection(database.uri, { ...options, monitorCommands: true })
      .asPromise();
    followDatabaseWork(opened.getClient());
    return opened;
  }
  const clients = () => connection.collection('clients');
  const taken = (of = work) => of.taken(performance.now());

  it('counts each command with name and collection, from start to end', async () => {
    await databaseWork.run(work, async () => {
      await clients().findOne({ name: 'Asha' });
      await clients().aggregate(slowPipeline()).toArray();
      await clients().updateOne({ name: 'Asha' }, { $set: { name: 'Esha' } });
    });
    expect(work.commands.map(({ command, collection }) => [command, collection])).toEqual([
      ['find', 'clients'],
      ['aggregate', 'clients'],
      ['update', 'clients'],
    ]);
    expect(work.commands.filter(({ begun, ended = -1 }) => ended < begun)).toEqual([]);
  });

  it('is summed up with the longest command, a running one included', () => {
    work.waits.push({ begun: 0, ended: 2 });
    work.commands.push(
      { id: 1, command: 'find', collection: 'clients', begun: 2, ended: 5 },
      { id: 2, command: 'aggregate', collection: 'invoices', begun: 5 },
    );
    expect(work.taken(12)).toEqual({
      waitingMs: 2,
      commands: 2,
      commandsMs: 10,
      longest: { command: 'aggregate', collection: 'invoices', ms: 7 },
    });
  });

  it('is known while it runs, and each further batch by its collection', async () => {
    await databaseWork.run(work, async () => {
      const slow = clients().aggregate(slowPipeline()).toArray();
      await clients().findOne({});
      expect(taken().longest).toMatchObject({ command: 'aggregate', collection: 'clients' });
      await slow;
      await clients().find({}, { batchSize: 1 }).toArray();
    });
    expect(work.commands.map(({ command, collection }) => `${command} ${collection}`)).toContain(
      'getMore clients',
    );
  });

  it('excludes the work of other requests', async () => {
    const other = new DatabaseWork();
    await Promise.all([
      databaseWork.run(work, () => clients().findOne({})),
      databaseWork.run(other, () => clients().aggregate(slowPipeline()).toArray()),
      clients().findOne({}),
    ]);
    expect(work.commands.map(({ command }) => command)).toEqual(['find']);
    expect(other.commands.map(({ command }) => command)).toEqual(['aggregate']);
  });

  it('excludes work after the answer', async () => {
    await databaseWork.run(work, async () => {
      await clients().findOne({});
      work.isOver = true;
      await clients().findOne({});
    });
    expect([work.waits.length, work.commands.length]).toEqual([1, 1]);
  });

  it('ends when the database refuses, too', async () => {
    const refused = databaseWork.run(work, () =>
      connection.db?.command({ find: 'clients', filter: { $no: 1 } }),
    );
    await expect(refused).rejects.toThrow('$no');
    expect(work.commands).toMatchObject([{ command: 'find', ended: expect.any(Number) }]);
  });

  it('includes the wait for a connection that another request holds', async () => {
    const narrow = await followed({ maxPoolSize: 1 });
    const holder = new DatabaseWork();
    await Promise.all([
      databaseWork.run(holder, () => narrow.collection('clients').aggregate(slowPipeline()).toArray()),
      databaseWork.run(work, () => narrow.collection('clients').findOne({})),
    ]);
    await narrow.close();
    expect([holder.commands.length, work.waits.length]).toEqual([1, 1]);
    const [held] = holder.commands as [{ ended: number }];
    const [wait] = work.waits as [{ begun: number; ended: number }];
    // The one connection was free only when the other request's command had ended.
    expect([wait.begun, held.ended, wait.ended].toSorted((one, other) => one - other)).toEqual([
      wait.begun,
      held.ended,
      wait.ended,
    ]);
  });
});
