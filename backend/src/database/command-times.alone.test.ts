import diagnostics from 'node:diagnostics_channel';
import mongoose from 'mongoose';
import { slowPipeline } from '../../test/slow-pipeline.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  DatabaseWork,
  databaseWork,
  type EndedCommand,
  endedCommands,
  nameOfCommand,
  timeCommands,
} from './command-times.ts';

describe('what the database does for somebody', () => {
  let database: TestDatabase;
  let work: DatabaseWork;

  beforeAll(async () => {
    timeCommands();
    database = await openTestDatabase();
    await database.connection.collection('clients').insertMany([{ name: 'Asha' }, { name: 'Hetal' }]);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    work = new DatabaseWork();
  });
  const clients = () => database.connection.collection('clients');
  const longest = () => nameOfCommand(work.commands.taken().longest?.of ?? {});

  it('is counted and timed, the longest by its name and collection', async () => {
    await databaseWork.run(work, async () => {
      await clients().findOne({ name: 'Asha' });
      await clients().aggregate(slowPipeline()).toArray();
      await clients().updateOne({ name: 'Asha' }, { $set: { name: 'Esha' } });
    });
    const { count, ms, longest: slowest } = work.commands.taken();
    expect(count).toBe(3);
    expect(longest()).toEqual({ command: 'aggregate', collection: 'clients' });
    expect(slowest?.ms).toBeGreaterThan(ms / 2);
  });

  it('is known while it lasts, and each further batch by its collection', async () => {
    await databaseWork.run(work, async () => {
      const slow = clients().aggregate(slowPipeline()).toArray();
      await clients().findOne({});
      expect(longest()).toEqual({ command: 'aggregate', collection: 'clients' });
      await slow;
    });
    const batches = new DatabaseWork();
    await databaseWork.run(batches, () => clients().find({}, { batchSize: 1 }).toArray());
    expect(batches.commands.taken().count).toBeGreaterThan(1);
    expect(nameOfCommand({ getMore: 7n, collection: 'clients' })).toEqual({
      command: 'getMore',
      collection: 'clients',
    });
  });

  it('does not have what others do', async () => {
    const other = new DatabaseWork();
    await Promise.all([
      databaseWork.run(work, () => clients().findOne({})),
      databaseWork.run(other, () => clients().aggregate(slowPipeline()).toArray()),
      clients().findOne({}),
    ]);
    expect([work.commands.taken().count, other.commands.taken().count]).toEqual([1, 1]);
    expect(longest().command).toBe('find');
  });

  it('has the wait for a connection that somebody else holds', async () => {
    const narrow = await mongoose.createConnection(database.uri, { maxPoolSize: 1 }).asPromise();
    const held = narrow.collection('clients').aggregate(slowPipeline()).toArray();
    await databaseWork.run(work, () => narrow.collection('clients').findOne({}));
    await held;
    await narrow.close();
    expect(work.waits.taken().ms).toBeGreaterThan(work.commands.taken().ms);
  });

  it('is told to whoever listens: a refusal is an answer, a broken connection is none', async () => {
    const told: EndedCommand[] = [];
    const listen = (command: unknown) => told.push(command as EndedCommand);
    diagnostics.subscribe(endedCommands.name, listen);
    await clients().findOne({});
    await expect(database.connection.db?.command({ find: 'clients', filter: { $no: 1 } })).rejects.toThrow(
      '$no',
    );
    const impatient = await mongoose
      .createConnection(database.uri, { socketTimeoutMS: 50, retryReads: false })
      .asPromise();
    const slow = impatient.collection('clients').aggregate(slowPipeline(2_000_000)).toArray();
    await expect(slow).rejects.toThrow('timed out');
    await impatient.close();
    diagnostics.unsubscribe(endedCommands.name, listen);
    const ended = told.map(({ name, answered }) => `${name} ${answered ? 'answered' : 'not'}`);
    expect(ended.filter((one) => /find|aggregate/.test(one))).toEqual([
      'find answered',
      'find answered',
      'aggregate not',
    ]);
  });
});
