import type { Schema } from 'mongoose';

type Omitted = Readonly<Record<string, 0>>;

const known = new WeakMap<object, Omitted>();

/**
 * A projection that omits what the schemas select on request only: request keys, outboxes, password
 * hashes. For reads past mongoose, which omits these by itself; `read-queries.test.ts` listens to the driver.
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
