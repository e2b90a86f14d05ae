import type { Query, Schema, UpdateQuery } from 'mongoose';
import type { Effect } from '../../platform/database/effects.ts';
import type { ClientRecord } from './client.schema.ts';

/** Kind of the effect that has the newsletter follow a client to another address. */
export const EMAIL_MOVED_EFFECT = 'email-moved';

/**
 * Whichever way a client's e-mail changes, the one before is kept: the clinic has written to it, and has something under
 * it that is erased with the client. The update names it in its filter, which every change of an address does anyway.
 */
export function keepFormerEmails(schema: Schema): void {
  schema.pre('findOneAndUpdate', function keepFormer(this: Query<unknown, ClientRecord>) {
    const update = (this.getUpdate() ?? {}) as UpdateQuery<ClientRecord>;
    const { email } = (update.$set ?? {}) as Partial<ClientRecord>;
    if (email === undefined) return;
    const { email: before } = this.getFilter();
    if (typeof before !== 'string') throw new Error('A change of an e-mail names the one before.');
    if (before === email) return;
    this.setUpdate({
      ...update,
      $addToSet: { ...update.$addToSet, formerEmails: before },
      $push: { ...update.$push, effects: { $each: [...effectsOf(update), movedAt(this.model.base.now())] } },
    });
  });
}

const movedAt = (at: Date): Effect => ({
  key: `${EMAIL_MOVED_EFFECT}:${at.toISOString()}`,
  kind: EMAIL_MOVED_EFFECT,
  at,
});

/** Those that the update pushes already. */
function effectsOf({ $push }: UpdateQuery<ClientRecord>): Effect[] {
  const pushed = ($push as { effects?: Effect | { $each: Effect[] } } | undefined)?.effects;
  if (!pushed) return [];
  return '$each' in pushed ? pushed.$each : [pushed];
}
