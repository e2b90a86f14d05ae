import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';

/** A database of its own for one suite, on the one engine of the Jest run. */
export interface TestDatabase {
  /** Names the database, so it may be given to the application as MONGODB_URI. */
  uri: string;
  connection: Connection;
  /** Drops the database and disconnects. */
  close(): Promise<void>;
}

/** Opens a fresh, empty database; models and indexes are the suite's own affair. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = process.env.TEST_DATABASE_URI;
  if (!engine) throw new Error('The engine was not started: run the test through Jest.');
  const uri = engine.replace('/?', `/test-${randomUUID()}?`);
  const connection = await createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
  return {
    uri,
    connection,
    async close() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
