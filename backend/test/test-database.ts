import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';
import { testClock } from './test-clock.ts';

/** A suite's own database on the Jest run's server. */
export interface TestDatabase {
  /** Names the database, so it may be used as MONGODB_URI. */
  uri: string;
  connection: Connection;
  close(): Promise<void>;
}

/** A command without an answer fails after this, since the plain runner ends no waiting test. */
export const ANSWERED = { socketTimeoutMS: 120_000 };

/** Opens a fresh database unless named; the suite creates models and indexes. */
export async function openTestDatabase(name = `test-${randomUUID()}`): Promise<TestDatabase> {
  const uri = withDatabase(serverOfTheRun(), name);
  const connection = await createConnection(uri, {
    ...ANSWERED,
    autoIndex: false,
    autoCreate: false,
  }).asPromise();
  // Sets mongoose's clock as a server's start does; otherwise createdAt depended on earlier tests of the worker.
  connection.base.now = () => testClock.now();
  return {
    uri,
    connection,
    async close() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

/** Address of the server that all suites share. */
export function serverOfTheRun(): string {
  const server = process.env.TEST_DATABASE_URI;
  if (!server) throw new Error('There is no database: run the test through Jest.');
  return server;
}

/** Replaces or adds the database name in a server's address. */
export function withDatabase(server: string, name: string): string {
  const [, hosts, options = ''] = /^([^/]+\/\/[^/?]+)(?:\/[^?]*)?(?:\?(.*))?$/.exec(server) ?? [];
  if (!hosts) throw new Error('The address of a database starts with mongodb://.');
  return `${hosts}/${name}?${options}`;
}
