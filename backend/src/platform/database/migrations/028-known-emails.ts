import type { Db } from 'mongodb';

export const KNOWN_EMAILS = '028-known-emails';
/** Id of the setting that says whether all servers are updated. */
export const SERVERS = 'servers';

/** The index of earlier releases, in which absent addresses count as equal. */
const OF_ALL = 'email';

/**
 * Makes the unique index of known addresses, then drops the one of earlier releases; both may stand side by side. In a
 * new clinic all servers are updated; in an upgraded one an admin says so.
 */
export async function knownEmails(db: Db): Promise<void> {
  if (await isNew(db))
    await db
      .collection<{ _id: string }>('settings')
      .updateOne({ _id: SERVERS }, { $setOnInsert: { updated: true, version: 1 } }, { upsert: true });
  const clients = db.collection('clients');
  await clients.createIndex(
    { email: 1 },
    {
      unique: true,
      name: 'email known',
      partialFilterExpression: { deletedAt: null, email: { $exists: true } },
    },
  );
  if (await clients.indexExists(OF_ALL)) await clients.dropIndex(OF_ALL);
}

/** True before the first client, unless an earlier release has made its index or this step has run. */
async function isNew(db: Db): Promise<boolean> {
  if (await db.collection<{ _id: string }>('migrations').findOne({ _id: KNOWN_EMAILS })) return false;
  if (await db.collection('clients').findOne({}, { projection: { _id: 1 } })) return false;
  const there = await db.listCollections({ name: 'clients' }, { nameOnly: true }).toArray();
  return there.length === 0 || !(await db.collection('clients').indexExists(OF_ALL));
}
