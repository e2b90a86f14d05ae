import { isDeepStrictEqual } from 'node:util';
import type { CreateIndexesOptions, IndexDescription, IndexDescriptionInfo } from 'mongodb';
import type { Connection, Model, Schema } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

// No limit, since building an index on a large collection takes longer than a request may.
const NO_TIMEOUT: CreateIndexesOptions & { socketTimeoutMS: number } = { socketTimeoutMS: 0 };

/** Options that change what an index enforces. */
const RULES = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'] as const;

/** Creates the indexes of every model. The clinic's rules need them: a failure throws, naming the index. */
export async function createIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map(createIndexesOf));
}

async function createIndexesOf(model: Model<unknown>): Promise<void> {
  await model.init();
  const there = await indexesOf(model);
  const missing = model.schema
    .indexes()
    .map(describeIndex)
    .filter((wanted) => !there.some((present) => isSame(present, wanted)));
  if (missing.length === 0) return;
  try {
    await model.collection.createIndexes(missing, NO_TIMEOUT);
  } catch {
    await createOneByOne(model, missing);
  }
}

/** Leaves out mongoose's `background`, which the server no longer knows. */
function describeIndex([key, options]: ReturnType<Schema['indexes']>[number]): IndexDescription {
  const { background: _, ...wanted } = options;
  return { ...wanted, key } as IndexDescription;
}

/** Existing indexes; none for a missing collection. */
async function indexesOf(model: Model<unknown>): Promise<IndexDescriptionInfo[]> {
  try {
    return await model.collection.indexes();
  } catch (error) {
    if ((error as { codeName?: string }).codeName === 'NamespaceNotFound') return [];
    throw error;
  }
}

function isSame(present: IndexDescriptionInfo, wanted: IndexDescription): boolean {
  return (
    (wanted.name === undefined || wanted.name === present.name) &&
    isDeepStrictEqual(Object.entries(present.key), Object.entries(wanted.key)) &&
    RULES.every((rule) => isDeepStrictEqual(present[rule], wanted[rule]))
  );
}

/** Finds the index that cannot be created. */
async function createOneByOne(model: Model<unknown>, indexes: readonly IndexDescription[]): Promise<void> {
  for (const index of indexes) {
    try {
      await model.collection.createIndexes([index], NO_TIMEOUT);
    } catch (error) {
      const name = index.name ?? Object.keys(index.key).join(', ');
      throw new Error(`The index (${name}) of ${model.collection.name} could not be made: ${reason(error)}`, {
        cause: error,
      });
    }
  }
}

function reason(error: unknown): string {
  // Not the server's message, which quotes values of people's records.
  return isDuplicateKey(error) ? 'two records have the same value' : (error as Error).message;
}
