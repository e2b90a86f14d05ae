import { randomUUID } from 'node:crypto';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { openTestDatabase, serverOfTheRun, type TestDatabase } from './test-database.ts';

// Creating a server's 300 indexes takes seconds, so a database that a suite leaves unchanged is emptied and
// reused. Suites run in several processes, so a collection lists the databases.

interface KeptDatabase {
  _id: string;
  /** Not in use by a suite. */
  free: boolean;
}

export interface ServerDatabase extends TestDatabase {
  /** Call once the server has created its indexes. */
  indexed(): Promise<void>;
  /** Other processes write to it, perhaps after the suite: it is not reused. */
  share(): void;
}

/** Above this number, dropping is faster than deleting. */
const FEW = 2000;

/** Opens an empty database, which may already have the server's indexes. */
export async function openServerDatabase(): Promise<ServerDatabase> {
  const taken = await withList((list) => list.findOneAndUpdate({ free: true }, { $set: { free: false } }));
  const name = taken?._id ?? `test-${randomUUID()}`;
  const database = await openTestDatabase(name);
  const db = database.connection.db as Db;
  let indexes: string | undefined;
  let shared = false;
  return {
    ...database,
    async indexed() {
      indexes = await indexesOf(db);
    },
    share() {
      shared = true;
    },
    async close() {
      const kept = !shared && (await db.stats()).objects <= FEW && (await indexesOf(db)) === indexes;
      if (!kept) return database.close();
      await empty(db);
      await database.connection.close();
      await withList((list) => list.updateOne({ _id: name }, { $set: { free: true } }, { upsert: true }));
    },
  };
}

export async function dropKeptDatabases(): Promise<void> {
  await withList(async (list) => {
    for (const { _id } of await list.find().toArray()) await (await openTestDatabase(_id)).close();
    await list.drop();
  });
}

async function withList<Answer>(work: (list: Collection<KeptDatabase>) => Promise<Answer>): Promise<Answer> {
  const client = await MongoClient.connect(serverOfTheRun());
  try {
    return await work(client.db('test-kept').collection<KeptDatabase>('databases'));
  } finally {
    await client.close();
  }
}

async function indexesOf(database: Db): Promise<string> {
  const collections = await database.collections();
  const all = await Promise.all(
    collections.map(async (one) => `${one.collectionName}: ${JSON.stringify(await one.indexes())}`),
  );
  return all.toSorted().join('\n');
}

async function empty(database: Db): Promise<void> {
  for (const { collectionName } of await database.collections()) {
    await database.collection(collectionName).deleteMany({});
    // Drops cached plans of the last suite.
    await database.command({ planCacheClear: collectionName });
  }
}
