import { createHash } from 'node:crypto';
import type { Model, Schema } from 'mongoose';

/** How long another server's change may go unnoticed, in milliseconds (architecture, Speed). */
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
  /** The schema's writes when the value was read. */
  writes: number;
  value: Promise<unknown>;
}

/** Schema → number of this server's writes. Lists of other schemas are not cached. */
const writesOf = new WeakMap<object, number>();
const memories = new WeakMap<object, Map<string, Entry>>();

/** Plugin of the connection: each write of this server drops the model's cached lists. */
export function watchWrites(schema: Schema): void {
  if (writesOf.has(schema)) return;
  writesOf.set(schema, 0);
  const changed = () => listsChanged({ schema });
  // The types lack a list that mixes hooks of documents, queries and models.
  for (const write of WRITES) schema.post(write as 'save', changed);
}

/** Call after a write past mongoose. */
export function listsChanged({ schema }: { schema: object }): void {
  const writes = writesOf.get(schema);
  if (writes !== undefined) writesOf.set(schema, writes + 1);
}

/** A TTL cache of ten seconds for `find`; this server's writes to the model empty it. */
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
  // A failed read is not cached: the database may be back for the next request.
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

/** A short name of a condition or list, the same for equal ones. */
export function nameOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length < 500 ? text : createHash('sha256').update(text).digest('base64url');
}
