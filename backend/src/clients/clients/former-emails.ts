import type { Query, Schema, UpdateQuery } from 'mongoose';
import type { Effect } from '../../platform/database/effects.ts';
import type { ClientRecord } from './client.schema.ts';

export const EMAIL_MOVED_EFFECT = 'email-moved';

/**
 * Every change of a client's e-mail keeps the former one: the clinic has written to it, and what is stored
 * under it is erased with the client. The update's filter must name the address, as every change of one does.
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

function effectsOf({ $push }: UpdateQuery<ClientRecord>): Effect[] {
  const pushed = ($push as { effects?: Effect | { $each: Effect[] } } | undefined)?.effects;
  if (!pushed) return [];
  return '$each' in pushed ? pushed.$each : [pushed];
}
