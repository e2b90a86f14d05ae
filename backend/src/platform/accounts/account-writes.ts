import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { ApiError } from '../http/api-error.ts';
import type { Effect } from '../writes/envelope.ts';
import type { Records } from '../writes/records.ts';
import { notDeleted, type AccountRecord } from './account-record.ts';
import type { AccountSource } from './accounts.ts';
import { pastMongoose } from '../database/past-mongoose.ts';

const FOR_GUARD = {
  name: 1,
  ver: 1,
  movedAt: 1,
  emailVerifiedAt: 1,
  'secondFactor.totp.createdAt': 1,
  'secondFactor.passkeys.id': 1,
} as const;
const FOR_LOG_IN = { ...FOR_GUARD, passwordHash: 1 } as const;

interface Completed<Person> {
  change: UpdateQuery<Person>;
  effects: readonly Effect[];
}

/** Reads and changes the existing accounts of one kind, for log-in, guard and account page. */
export const accountSource = <Person extends AccountRecord>(
  records: Records,
  people: Model<Person>,
  following: AccountSource['following'] = () => ({ which: {}, set: {} }),
  /** Further parts and effects of a change. */
  completed: (which: QueryFilter<Person>, change: UpdateQuery<Person>) => Completed<Person> = (
    _,
    change,
  ) => ({
    change,
    effects: [],
  }),
): AccountSource => {
  const accounts = people as unknown as Model<AccountRecord>;
  return {
    model: people.modelName,
    following,
    async byEmail(email) {
      const found = await pastMongoose(accounts).findOne<AccountRecord>(
        { email, ...notDeleted },
        { projection: FOR_LOG_IN },
      );
      return found && { ...found, id: found._id.toHexString() };
    },
    // Reads with the database driver, past mongoose, since every request needs the account.
    byId: (id) =>
      pastMongoose(accounts).findOne<AccountRecord>(
        { _id: new Types.ObjectId(id), ...notDeleted },
        { projection: FOR_GUARD },
      ),
    record: (id, more) =>
      accounts
        .findOne({ _id: id, ...notDeleted })
        .select(more)
        .lean<AccountRecord>()
        .exec(),
    change(context, id, which, update, options) {
      const filter = { _id: id, ...notDeleted, ...which };
      const { change, effects } = completed(filter, update);
      return refuseTakenEmail(
        records.update(accounts, context, filter, change as UpdateQuery<AccountRecord>, {
          effects: [...(options?.effects ?? []), ...effects],
          timestamps: false,
        }),
      );
    },
  };
};

/** The update of an edited account; a new password ends sessions and open links. */
export const accountChange = <Fields extends object>(
  fields: Fields,
  passwordHash: string | undefined,
): {
  $set: Fields & { passwordHash?: string };
  $inc?: { ver: 1 };
  $unset?: { passwordLink: 1; verifyLink: 1; emailChange: 1 };
} =>
  passwordHash
    ? {
        $set: { ...fields, passwordHash },
        $inc: { ver: 1 },
        $unset: { passwordLink: 1, verifyLink: 1, emailChange: 1 },
      }
    : { $set: fields };

/** Ends the account's sessions and frees its email; the row stays. */
export const deletion = (deletedAt: Date) => ({ $set: { deletedAt }, $inc: { ver: 1 as const } });

/** Turns a refusal of the unique index into EMAIL_TAKEN. */
export async function refuseTakenEmail<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    const refusal = new ApiError('EMAIL_TAKEN');
    throw new ApiError('EMAIL_TAKEN', { details: { email: [refusal.message] } });
  }
}
