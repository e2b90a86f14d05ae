import type { Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

// Building an index on a large collection takes longer than any request may.
const NO_TIMEOUT = { socketTimeoutMS: 0 };

/** Creates the indexes of every model. The rules of the clinic rest on them, so a failure names the index and throws. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    await model.init();
    for (const [fields, options] of model.schema.indexes()) {
      const { background: _, ...wanted } = options;
      try {
        await model.collection.createIndex(fields as never, { ...wanted, ...NO_TIMEOUT } as never);
      } catch (error) {
        const name = wanted.name ?? Object.keys(fields).join(', ');
        throw new Error(
          `The index (${name}) of ${model.collection.name} could not be made: ${reason(error)}`,
          {
            cause: error,
          },
        );
      }
    }
  }
}

function reason(error: unknown): string {
  // The server's own sentence quotes the values of people's records.
  return isDuplicateKey(error) ? 'two records have the same value' : (error as Error).message;
}
