import type { Schema } from 'mongoose';

/**
 * A projection without a record's technical fields (keys of requests, audit rows, effects) and fields that
 * are not selected by default. Reads past mongoose need it; mongoose leaves these out by itself.
 */
export function withoutOwnFields(schema: Pick<Schema, 'paths'>): Record<string, 0> {
  const own = Object.entries(schema.paths)
    .filter(([path, { options }]) => options.select === false || path === 'effects')
    .map(([path]) => [path, 0] as const);
  return Object.fromEntries(own);
}
