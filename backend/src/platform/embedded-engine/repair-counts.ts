import { MongoClient } from 'mongodb';

/**
 * Corrects document counts, which are wrong after an unclean stop until `validate` has run; it also finds damaged
 * collections, which are returned as `database.collection`.
 */
export async function repairCounts(uri: string): Promise<string[]> {
  const damaged: string[] = [];
  const client = await MongoClient.connect(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name: database } of databases) {
      const db = client.db(database);
      const collections = await db.listCollections({}, { nameOnly: true }).toArray();
      // In parallel, since each uses one core only and the start waits for it.
      await Promise.all(
        collections.map(async ({ name, type }) => {
          if (type === 'view') return;
          const { valid } = await db.command({ validate: name });
          if (!valid) damaged.push(`${database}.${name}`);
        }),
      );
    }
  } finally {
    await client.close();
  }
  return damaged;
}
