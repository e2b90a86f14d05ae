import type { QueryFilter, UpdateQuery } from 'mongoose';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { ClientRecord } from './client.schema.ts';

export const EMAIL_MOVED_EFFECT = effectKind('email-moved');

/**
 * Adds the former address to a change of a client's e-mail, since what is stored under it must be erased with the
 * client. The change's filter must name the address, or null where there is none.
 */
export function keepingFormerEmail(
  which: QueryFilter<ClientRecord>,
  change: UpdateQuery<ClientRecord>,
  at: Date,
): { change: UpdateQuery<ClientRecord>; effects: Effect[] } {
  const { email = null } = (change.$set ?? {}) as Partial<ClientRecord>;
  if (email === null && !change.$unset?.email) return { change, effects: [] };
  const { email: before } = which;
  // An absent one is named by null; without a name the filter would match any.
  if (typeof before !== 'string' && before !== null)
    throw new Error('A change of an e-mail names the one before.');
  if (before === email) return { change, effects: [] };
  return {
    change:
      before === null ? change : { ...change, $addToSet: { ...change.$addToSet, formerEmails: before } },
    effects: [{ key: `${EMAIL_MOVED_EFFECT}:${at.toISOString()}`, kind: EMAIL_MOVED_EFFECT, at }],
  };
}
