import type { Schema } from 'mongoose';

/**
 * A projection that omits the server's own fields (request keys, audit rows, effects) and fields read only on
 * request. For reads past mongoose, which omits these by itself.
 */
export function withoutOwnFields(schema: Pick<Schema, 'paths'>): Record<string, 0> {
  const own = Object.entries(schema.paths)
    .filter(([path, { options }]) => options.select === false || path === 'effects')
    .map(([path]) => [path, 0] as const);
  return Object.fromEntries(own);
}
