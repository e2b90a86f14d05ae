import { MongoClient } from 'mongodb';

/**
 * After an unclean stop the engine's document counts are wrong until `validate` has run, which
 * also says when a collection is damaged. Answers the damaged collections as `database.collection`.
 */
export async function repairCounts(uri: string): Promise<string[]> {
  const damaged: string[] = [];
  const client = await MongoClient.connect(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name: database } of databases) {
      const db = client.db(database);
      for (const { name, type } of await db.listCollections({}, { nameOnly: true }).toArray()) {
        if (type === 'view') continue;
        const { valid } = await db.command({ validate: name });
        if (!valid) damaged.push(`${database}.${name}`);
      }
    }
  } finally {
    await client.close();
  }
  return damaged;
}
