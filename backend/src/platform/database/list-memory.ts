import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';

/** Milliseconds in which another server's change may go unnoticed (docs/decisions/112). */
const FRESH_MS = 10_000;
const MAX_ENTRIES = 1000;

interface Entry {
  at: number;
  /** Number of writes to the schema when the value was read. */
  writes: number;
  value: Promise<unknown>;
}

/** Schema → number of this server's writes. */
const writesOf = new WeakMap<object, number>();
const memories = new WeakMap<object, Map<string, Entry>>();

/** Drops cached lists of a schema. `Records` calls it; call it after a write by the driver. */
export function listsChanged({ schema }: { schema: object }): void {
  writesOf.set(schema, writes(schema) + 1);
}

const writes = (schema: object): number => writesOf.get(schema) ?? 0;

/** A TTL cache of ten seconds for `find`; `listsChanged` empties it. */
export function remembered<Value, Row>(
  model: Model<Row>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const since = writes(model.schema);
  const memory = memoryOf(model);
  const entry = memory.get(key);
  if (entry?.writes === since && performance.now() - entry.at < FRESH_MS)
    return entry.value as Promise<Value>;
  if (memory.size >= MAX_ENTRIES) memory.clear();
  const value = find();
  memory.set(key, { at: performance.now(), writes: since, value });
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

/** A short name for a condition or list; equal ones have equal names. */
export function nameOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length < 500 ? text : createHash('sha256').update(text).digest('base64url');
}
