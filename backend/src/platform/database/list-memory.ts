import { createHash } from 'node:crypto';
import type { Model, Schema } from 'mongoose';

/** How long another instance's change may go unnoticed, in milliseconds (architecture, Speed). */
const FRESH_MS = 10_000;
const MAX_ENTRIES = 1000;
const WRITES = [
  'save',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
  'bulkWrite',
] as const;

interface Entry {
  at: number;
  /** The schema's write count when the value was read. */
  writes: number;
  value: Promise<unknown>;
}

/** Schema → this server's writes so far. Schemas that are not here are not cached. */
const writesOf = new WeakMap<object, number>();
/** Model → its cache. */
const memories = new WeakMap<object, Map<string, Entry>>();

/** Mongoose plugin: a write of this server invalidates the cached lists of its model. */
export function watchWrites(schema: Schema): void {
  if (writesOf.has(schema)) return;
  writesOf.set(schema, 0);
  const changed = () => listsChanged({ schema });
  // Mongoose's types have no list that mixes hooks of documents, queries and models.
  for (const write of WRITES) schema.post(write as 'save', changed);
}

/** Call it after a write past mongoose. */
export function listsChanged({ schema }: { schema: object }): void {
  const writes = writesOf.get(schema);
  if (writes !== undefined) writesOf.set(schema, writes + 1);
}

/**
 * TTL cache of `find`: concurrent callers share one query, and the answer is kept for ten seconds, unless
 * this server writes to the model meanwhile.
 */
export function remembered<Value, Row>(
  model: Model<Row>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const writes = writesOf.get(model.schema);
  if (writes === undefined) return find();
  const memory = memoryOf(model);
  const entry = memory.get(key);
  if (entry?.writes === writes && performance.now() - entry.at < FRESH_MS)
    return entry.value as Promise<Value>;
  if (memory.size >= MAX_ENTRIES) memory.clear();
  const value = find();
  memory.set(key, { at: performance.now(), writes, value });
  // A failed read must not be cached: the database may be back at the next request.
  value.catch(() => memory.delete(key));
  return value;
}

function memoryOf(model: object): Map<string, Entry> {
  const known = memories.get(model);
  if (known) return known;
  const memory = new Map<string, Entry>();
  memories.set(model, memory);
  return memory;
}

/** A short key for a condition or a list of values, equal for equal ones. */
export function nameOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length < 500 ? text : createHash('sha256').update(text).digest('base64url');
}
