import mongoose, { type Connection } from 'mongoose';
import { slowPipeline } from '../../../test/slow-pipeline.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { DatabaseWork, databaseWork, followDatabaseWork } from './database-work.ts';

describe('what the database does for a request', () => {
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

  it('is counted, each command by its name and collection, from its beginning to its end', async () => {
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

  it('is summed up with the longest command, which may still be running', () => {
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

  it('is known while it lasts, and each further batch by its collection', async () => {
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

  it('does not include the work for other requests', async () => {
    const other = new DatabaseWork();
    await Promise.all([
      databaseWork.run(work, () => clients().findOne({})),
      databaseWork.run(other, () => clients().aggregate(slowPipeline()).toArray()),
      clients().findOne({}),
    ]);
    expect(work.commands.map(({ command }) => command)).toEqual(['find']);
    expect(other.commands.map(({ command }) => command)).toEqual(['aggregate']);
  });

  it('does not grow with work after the answer', async () => {
    await databaseWork.run(work, async () => {
      await clients().findOne({});
      work.isOver = true;
      await clients().findOne({});
    });
    expect([work.waits.length, work.commands.length]).toEqual([1, 1]);
  });

  it('ends with an error of the database, too', async () => {
    const refused = databaseWork.run(work, () =>
      connection.db?.command({ find: 'clients', filter: { $no: 1 } }),
    );
    await expect(refused).rejects.toThrow('$no');
    expect(work.commands).toMatchObject([{ command: 'find', ended: expect.any(Number) }]);
  });

  it('includes the wait for a connection that another request holds', async () => {
    const narrow = await followed({ maxPoolSize: 1 });
    const held = narrow.collection('clients').aggregate(slowPipeline()).toArray();
    await databaseWork.run(work, () => narrow.collection('clients').findOne({}));
    await held;
    await narrow.close();
    const { waitingMs, commandsMs } = taken();
    expect(waitingMs).toBeGreaterThan(commandsMs);
  });
});
