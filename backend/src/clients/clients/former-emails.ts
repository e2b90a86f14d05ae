import type { QueryFilter, UpdateQuery } from 'mongoose';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { ClientRecord } from './client.schema.ts';

export const EMAIL_MOVED_EFFECT = effectKind('email-moved');

/**
 * Every change of a client's e-mail keeps the former one: the clinic has written to it, and what is stored
 * under it is erased with the client. The change's filter must name the address, as every change of one does.
 */
export function keepingFormerEmail(
  which: QueryFilter<ClientRecord>,
  change: UpdateQuery<ClientRecord>,
  at: Date,
): { change: UpdateQuery<ClientRecord>; effects: Effect[] } {
  const { email } = (change.$set ?? {}) as Partial<ClientRecord>;
  if (email === undefined) return { change, effects: [] };
  const { email: before } = which;
  if (typeof before !== 'string') throw new Error('A change of an e-mail names the one before.');
  if (before === email) return { change, effects: [] };
  return {
    change: { ...change, $addToSet: { ...change.$addToSet, formerEmails: before } },
    effects: [{ key: `${EMAIL_MOVED_EFFECT}:${at.toISOString()}`, kind: EMAIL_MOVED_EFFECT, at }],
  };
}
