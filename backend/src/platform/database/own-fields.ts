import type { Schema } from 'mongoose';

/**
 * A projection without what records carry for the server's own work (keys of requests, rows of the audit, effects) and
 * what is read only where it is asked for. Reads past mongoose need it, which leaves these out by itself.
 */
export function withoutOwnFields(schema: Pick<Schema, 'paths'>): Record<string, 0> {
  const own = Object.entries(schema.paths)
    .filter(([path, { options }]) => options.select === false || path === 'effects')
    .map(([path]) => [path, 0] as const);
  return Object.fromEntries(own);
}
