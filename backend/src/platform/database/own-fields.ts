import type { Schema } from 'mongoose';

type Omitted = Readonly<Record<string, 0>>;

const known = new WeakMap<object, Omitted>();

/**
 * A projection without the fields that schemas select only on request: request keys, outboxes, password hashes. For
 * reads by the driver, since mongoose leaves them out itself; `read-queries.test.ts` checks it.
 */
export function withoutOwnFields(schema: Pick<Schema, 'paths'>): Omitted {
  const before = known.get(schema);
  if (before) return before;
  const own = Object.entries(schema.paths)
    .filter(([, { options }]) => options.select === false)
    .map(([path]) => [path, 0] as const);
  const omitted = Object.fromEntries(own);
  known.set(schema, omitted);
  return omitted;
}
