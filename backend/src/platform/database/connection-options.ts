import type { MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { MongoClient } from 'mongodb';
import { limitCommands } from './command-limit.ts';

const SELECTION_TIMEOUT_MS = 3000;
/** Milliseconds a write waits for the majority; it fails before its command's limit (`command-limit.ts`). */
const MAJORITY_MS = 8000;

/** `journal` and `w` depend on the kind of database, so that an acknowledged write is never lost. */
export async function connectionOptions(uri: string): Promise<MongooseModuleFactoryOptions> {
  limitCommands();
  return {
    uri,
    ...(hasDatabaseName(uri) ? {} : { dbName: 'clinic' }),
    writeConcern: (await isReplicaSet(uri))
      ? { w: 'majority', journal: true, wtimeoutMS: MAJORITY_MS }
      : { w: 1, journal: true },
    // Overrides the address's options, which could lose writes or read stale data.
    journal: true,
    readPreference: 'primary',
    retryWrites: true,
    // A database that does not answer is an error within seconds, not a queue of waiting requests.
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    connectTimeoutMS: SELECTION_TIMEOUT_MS,
    heartbeatFrequencyMS: 5000,
    socketTimeoutMS: 20_000,
    waitQueueTimeoutMS: 5000,
    bufferCommands: false,
    maxPoolSize: 50,
    // For the slow-request log and the metrics (decisions/025).
    monitorCommands: true,
    // The server cuts long values in its duplicate-key message, perhaps inside a character. Such an answer
    // must be read all the same, for its code; what the driver wrote is whole in any case.
    enableUtf8Validation: false,
    // `createIndexes` makes the indexes, and tells when one fails.
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
