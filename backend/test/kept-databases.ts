import { randomUUID } from 'node:crypto';
import { type Collection, type Db, MongoClient } from 'mongodb';
import { KNOWN_EMAILS } from '../src/platform/database/migrations/028-known-emails.ts';
import { PROPOSED_TAX_CLASSES } from '../src/billing/business/proposed-tax-classes.service.ts';
import { CLINIC_FACTS } from '../src/platform/clinic-facts/030-clinic-facts.ts';
import { ANSWERED, openTestDatabase, serverOfTheRun, type TestDatabase } from './test-database.ts';

// Reuses databases: creating a server's 300 indexes takes seconds, so a database whose indexes a suite leaves unchanged
// is emptied for the next. A collection lists them, since suites run in several processes.

interface KeptDatabase {
  _id: string;
  /** True: no suite uses it. */
  free: boolean;
}

export interface ServerDatabase extends TestDatabase {
  /** Call once the server has created its indexes. */
  indexed(): Promise<void>;
  /** To be called when other processes write to the database, perhaps after the suite: then it is not reused. */
  share(): void;
}

/** Above this number, dropping is faster than deleting. */
const FEW = 2000;

/** Collections that a server's start fills; keeping them makes the next start faster. */
const OF_THE_START = ['leases', 'migrations'];
/** Migrations that insert records, and must run again in an emptied database. */
const BRING_RECORDS = [PROPOSED_TAX_CLASSES, KNOWN_EMAILS, CLINIC_FACTS];

/** Opens an empty database, which may already have the server's indexes. */
export async function openServerDatabase(): Promise<ServerDatabase> {
  const taken = await withList((list) => list.findOneAndUpdate({ free: true }, { $set: { free: false } }));
  const name = taken?._id ?? `test-${randomUUID()}`;
  const database = await openTestDatabase(name);
  const db = database.connection.db as Db;
  let indexes: number | undefined;
  let shared = false;
  return {
    ...database,
    async indexed() {
      indexes = (await db.stats()).indexes as number;
    },
    share() {
      shared = true;
    },
    async close() {
      const stats = await db.stats();
      // Checks indexes too, since a suite may have moved its server to another database.
      const isWhole = stats.indexes === indexes && stats.collections > OF_THE_START.length;
      if (shared || stats.objects > FEW || !isWhole) return database.close();
      const client = database.connection.getClient();
      await empty({ db, name, client });
      await listOf(client).updateOne({ _id: name }, { $set: { free: true } }, { upsert: true });
      await database.connection.close();
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
  const client = await MongoClient.connect(serverOfTheRun(), ANSWERED);
  try {
    return await work(listOf(client));
  } finally {
    await client.close();
  }
}

const listOf = (client: MongoClient) => client.db('test-kept').collection<KeptDatabase>('databases');

/** Empties a database by one command, also its cached query plans. */
async function empty({ db, name, client }: { db: Db; name: string; client: MongoClient }): Promise<void> {
  const there = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = there.map((one) => one.name).filter((one) => !OF_THE_START.includes(one));
  const { deleteResults } = await client.bulkWrite(
    names.map((one) => ({ name: 'deleteMany', namespace: `${name}.${one}`, filter: {} })),
    { verboseResults: true },
  );
  for (const [index, { deletedCount }] of deleteResults ?? [])
    if (deletedCount > 0) await db.command({ planCacheClear: names[index] });
  const steps = db.collection<{ _id: string }>('migrations');
  await steps.deleteMany({ _id: { $in: BRING_RECORDS } });
  // Makes migrations look old, since young ones run again at each start.
  await steps.updateMany({}, { $set: { at: new Date(0) } });
}
