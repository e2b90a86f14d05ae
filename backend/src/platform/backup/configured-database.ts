import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { readEnv, type Env } from '../config/env.ts';
import { connectionOptions } from '../database/connection-options.ts';
import { DirectoryInUse } from '../embedded-engine/engine-process.ts';
import { startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { BackupError } from './backup-frames.ts';

const cacheDirectory = path.resolve(import.meta.dirname, '../../../../.cache');

interface Opened {
  uri: string;
  close: () => Promise<void>;
}

/** Works on the server's database without starting a server, so that nothing is migrated, sent or swept. */
export function withConfiguredDatabase(
  work: (db: Db, client: MongoClient, env: Env) => Promise<string>,
): Promise<void> {
  return withDatabase(async ({ mongodbUri, dataDir }) => {
    if (mongodbUri) return { uri: mongodbUri, close: () => Promise.resolve() };
    const engine = await openEngine(path.join(dataDir, 'db'));
    return { uri: engine.uri, close: () => engine.stop() };
  }, work);
}

/** Works on an empty database in a temporary folder, beside a running server. */
export function withTemporaryDatabase(
  work: (db: Db, client: MongoClient, env: Env) => Promise<string>,
): Promise<void> {
  return withDatabase(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-check-'));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const engine = await openEngine(path.join(folder, 'db'));
      return { uri: engine.uri, close: () => engine.stop().finally(remove) };
    } catch (error) {
      await remove();
      throw error;
    }
  }, work);
}

/** Prints the result or the failure, and exits accordingly. */
async function withDatabase(
  open: (env: Env) => Promise<Opened>,
  work: (db: Db, client: MongoClient, env: Env) => Promise<string>,
): Promise<void> {
  let closing: (() => Promise<void>)[] = [];
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const env = readEnv(process.env);
    const opened = await open(env);
    closing = [opened.close];
    const { uri, dbName, writeConcern, journal, readPreference } = await connectionOptions(opened.uri);
    const client = new MongoClient(uri ?? '', { writeConcern, journal, readPreference });
    closing = [() => client.close(), ...closing];
    console.log(await work(client.db(dbName), client, env));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    for (const close of closing) await close();
  }
}

async function openEngine(directory: string) {
  const log = (line: string) => console.error(line);
  return startEmbeddedEngine({ directory, cacheDirectory, log }).catch((error: Error) => {
    if (!(error.cause instanceof DirectoryInUse)) throw error;
    throw new BackupError(
      'The running server holds the embedded database, which one process opens at a time: stop the server, or serve the database with "npm run db" and give the server and this command the MONGODB_URI that it prints.',
    );
  });
}
