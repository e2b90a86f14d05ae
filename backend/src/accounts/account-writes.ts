import { Types, type Collection } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { ApiError } from '../http/api-error.ts';
import { notDeleted, type AccountRecord } from './account-record.ts';
import type { AccountSource } from './accounts.ts';
import { hashPassword } from './passwords.ts';

const FOR_GUARD = { name: 1, ver: 1, passwordHash: 1 } as const;

/** How log-in and guard read the living accounts of one collection; past mongoose, since every request does it. */
export const accountSource = (collection: Collection): AccountSource => ({
  async byEmail(email) {
    const found = await collection.findOne<AccountRecord>(
      { email, ...notDeleted },
      { projection: FOR_GUARD },
    );
    return found && { ...found, id: found._id.toHexString() };
  },
  byId: (id) =>
    collection.findOne<AccountRecord>(
      { _id: new Types.ObjectId(id), ...notDeleted },
      { projection: FOR_GUARD },
    ),
});

/** `$set` and `$inc` of an edited account; a new password ends the person's sessions. */
export async function accountChange<Fields extends object>(
  fields: Fields,
  password: string | undefined,
): Promise<{ $set: Fields & { passwordHash?: string }; $inc?: { ver: 1 } }> {
  if (!password) return { $set: fields };
  return { $set: { ...fields, passwordHash: await hashPassword(password) }, $inc: { ver: 1 } };
}

/** Ends the account's sessions and frees its e-mail; the row stays. */
export const deletion = () => ({ $set: { deletedAt: new Date() }, $inc: { ver: 1 as const } });

/** Passes a write on, and says EMAIL_TAKEN when the unique index refuses it. */
export async function refuseTakenEmail<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    const refusal = new ApiError('EMAIL_TAKEN');
    throw new ApiError('EMAIL_TAKEN', { details: { email: [refusal.message] } });
  }
}
