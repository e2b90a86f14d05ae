import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { readEnv } from '../config/env.ts';
import { connectionOptions } from '../database/connection-options.ts';
import { DirectoryInUse } from '../embedded-engine/engine-process.ts';
import { startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { BackupError } from './backup-frames.ts';

const cacheDirectory = path.resolve(import.meta.dirname, '../../../.cache');

/** Work on the database that the server would open, without a server: nothing is migrated, sent or swept meanwhile. */
export async function withConfiguredDatabase(
  work: (db: Db, client: MongoClient) => Promise<string>,
): Promise<void> {
  let closing: (() => Promise<void>)[] = [];
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const { mongodbUri, dataDir } = readEnv(process.env);
    const engine = mongodbUri ? undefined : await openEngine(path.join(dataDir, 'db'));
    if (engine) closing = [() => engine.stop()];
    const { uri, dbName, writeConcern } = await connectionOptions(mongodbUri ?? engine?.uri ?? '');
    const client = new MongoClient(uri ?? '', { writeConcern });
    closing = [() => client.close(), ...closing];
    console.log(await work(client.db(dbName), client));
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
