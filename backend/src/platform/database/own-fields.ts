import type { Schema } from 'mongoose';

/**
 * A projection that omits what the schemas select on request only: request keys, outboxes, password
 * hashes. For reads past mongoose, which omits these by itself; `read-queries.test.ts` listens to the driver.
 */
export function withoutOwnFields(schema: Pick<Schema, 'paths'>): Record<string, 0> {
  const own = Object.entries(schema.paths)
    .filter(([, { options }]) => options.select === false)
    .map(([path]) => [path, 0] as const);
  return Object.fromEntries(own);
}
