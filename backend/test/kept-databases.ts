import { randomUUID } from 'node:crypto';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { openTestDatabase, serverOfTheRun, type TestDatabase } from './test-database.ts';

// The 300 indexes of a server take seconds to make. A database that a suite leaves as it found it is emptied and kept for
// the next one. Suites run in several processes, so the list of what is kept is a collection.

interface KeptDatabase {
  /** The database's name. */
  _id: string;
  /** Not in use by a suite. */
  free: boolean;
}

/** The database of a whole server. */
export interface ServerDatabase extends TestDatabase {
  /** To be called when the server has made its indexes. */
  indexed(): Promise<void>;
  /** Others write into it too, perhaps after the end of the suite: it is not kept. */
  share(): void;
}

/** More records than these are dropped sooner than they are deleted. */
const FEW = 2000;

/** Opens an empty database, which may have the server's indexes already. */
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

/** For the end of a run. */
export async function dropKeptDatabases(): Promise<void> {
  await withList(async (list) => {
    for (const { _id } of await list.find().toArray()) await (await openTestDatabase(_id)).close();
    await list.drop();
  });
}

/** `work` gets the list of what is kept. */
async function withList<Answer>(work: (list: Collection<KeptDatabase>) => Promise<Answer>): Promise<Answer> {
  const client = await MongoClient.connect(serverOfTheRun());
  try {
    return await work(client.db('test-kept').collection<KeptDatabase>('databases'));
  } finally {
    await client.close();
  }
}

/** All collections with all their indexes, in words. */
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
    // How the last suite's questions were answered is not this one's.
    await database.command({ planCacheClear: collectionName });
  }
}
