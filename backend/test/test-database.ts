import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';

/** A database of its own for one suite, on the one server of the Jest run. */
export interface TestDatabase {
  /** Names the database, so it may be given to the application as MONGODB_URI. */
  uri: string;
  connection: Connection;
  /** Drops the database and disconnects. */
  close(): Promise<void>;
}

/** Opens a database, a fresh one unless it is named; models and indexes are the suite's own affair. */
export async function openTestDatabase(name = `test-${randomUUID()}`): Promise<TestDatabase> {
  const uri = withDatabase(serverOfTheRun(), name);
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

/** The address of the server that all suites share. */
export function serverOfTheRun(): string {
  const server = process.env.TEST_DATABASE_URI;
  if (!server) throw new Error('There is no database: run the test through Jest.');
  return server;
}

/** The address of a database on a server whose address names none or another one. */
export function withDatabase(server: string, name: string): string {
  const [, hosts, options = ''] = /^([^/]+\/\/[^/?]+)(?:\/[^?]*)?(?:\?(.*))?$/.exec(server) ?? [];
  if (!hosts) throw new Error('The address of a database starts with mongodb://.');
  return `${hosts}/${name}?${options}`;
}
