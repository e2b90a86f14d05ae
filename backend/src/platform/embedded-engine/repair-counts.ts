import { MongoClient } from 'mongodb';

/**
 * After an unclean stop the engine's document counts are wrong until `validate` has run, which also finds
 * damaged collections. Answers these as `database.collection`.
 */
export async function repairCounts(uri: string): Promise<string[]> {
  const damaged: string[] = [];
  const client = await MongoClient.connect(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name: database } of databases) {
      const db = client.db(database);
      const collections = await db.listCollections({}, { nameOnly: true }).toArray();
      // In parallel: each takes one core only, and people wait for the clinic.
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
