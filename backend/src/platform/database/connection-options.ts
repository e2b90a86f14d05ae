import type { MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { MongoClient } from 'mongodb';
import { limitCommands } from './command-limit.ts';

const SELECTION_TIMEOUT_MS = 3000;
/** Milliseconds that a write waits for the majority; below its command's limit (`command-limit.ts`). */
const MAJORITY_MS = 8000;

/** Connection options; `journal` and `w` by the kind of database, so that no acknowledged write is lost. */
export async function connectionOptions(uri: string): Promise<MongooseModuleFactoryOptions> {
  limitCommands();
  return {
    uri,
    ...(hasDatabaseName(uri) ? {} : { dbName: 'clinic' }),
    writeConcern: (await isReplicaSet(uri))
      ? { w: 'majority', journal: true, wtimeoutMS: MAJORITY_MS }
      : { w: 1, journal: true },
    // Set here, since options in an address could lose writes, or read uncommitted ones.
    journal: true,
    readPreference: 'primary',
    retryWrites: true,
    // Makes an unreachable database an error within seconds, instead of a queue of waiting requests.
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    connectTimeoutMS: SELECTION_TIMEOUT_MS,
    heartbeatFrequencyMS: 5000,
    socketTimeoutMS: 20_000,
    waitQueueTimeoutMS: 5000,
    bufferCommands: false,
    maxPoolSize: 50,
    // Off, since the server truncates long values in duplicate-key messages, perhaps inside a character, and such an
    // answer must still be read.
    enableUtf8Validation: false,
    // Off, since `createIndexes` makes the indexes and reports failures.
    autoIndex: false,
    autoCreate: false,
    retryAttempts: 1,
  };
}

function hasDatabaseName(uri: string): boolean {
  return /^[^/]+\/\/[^/?]+\/[^?]/.test(uri);
}

async function isReplicaSet(uri: string): Promise<boolean> {
  let client: MongoClient | undefined;
  try {
    client = new MongoClient(uri, {
      serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
      connectTimeoutMS: SELECTION_TIMEOUT_MS,
    });
    const { setName, msg } = await client.db().admin().command({ hello: 1 });
    return Boolean(setName) || msg === 'isdbgrid';
  } catch (error) {
    throw new Error(`The database at MONGODB_URI does not answer: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    await client?.close();
  }
}
