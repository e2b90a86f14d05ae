import type { MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import { MongoClient } from 'mongodb';
import { limitCommands } from './command-limit.ts';

const SELECTION_TIMEOUT_MS = 3000;
/** How long a write waits for the majority: it says so itself before its command's time is over (`command-limit.ts`). */
const MAJORITY_MS = 8000;

/** How to connect to a database; `journal` and `w` by what it is, so that an acknowledged write is never lost. */
export async function connectionOptions(uri: string): Promise<MongooseModuleFactoryOptions> {
  limitCommands();
  return {
    uri,
    ...(hasDatabaseName(uri) ? {} : { dbName: 'clinic' }),
    writeConcern: (await isReplicaSet(uri))
      ? { w: 'majority', journal: true, wtimeoutMS: MAJORITY_MS }
      : { w: 1, journal: true },
    // What an address says otherwise would lose writes, or read what is not there yet.
    journal: true,
    readPreference: 'primary',
    retryWrites: true,
    // A database that does not answer is an error in seconds, and never a queue of waiting requests.
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    connectTimeoutMS: SELECTION_TIMEOUT_MS,
    heartbeatFrequencyMS: 5000,
    socketTimeoutMS: 20_000,
    waitQueueTimeoutMS: 5000,
    bufferCommands: false,
    maxPoolSize: 50,
    // Slow requests and the numbers tell of commands (decisions/025).
    monitorCommands: true,
    // The server cuts a long value in its message about a duplicate, perhaps inside a character: an answer with such a
    // message is read all the same, since its code says what happened. What the driver wrote is whole in any case.
    enableUtf8Validation: false,
    // Indexes are made by `createIndexes`, which tells when one fails.
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
