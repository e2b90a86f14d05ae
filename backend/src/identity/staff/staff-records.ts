import type { Role } from '@clinic/contract/constants';
import { addressMove } from '@clinic/contract/identity/address-moves';
import type { Model, QueryFilter } from 'mongoose';
import { notDeleted, type AccountRecord, WITHOUT_SECRETS } from '../../platform/accounts/account-record.ts';
import { accountChange, deletion, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import {
  movedAtOnce,
  movedWhenOpened,
  moving,
  refuseUnsettled,
  settled,
  unmoved,
} from '../account-links/email-moves.ts';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { AccountKey } from '../../platform/mailed-links/account-link.ts';
import type { EditStaffDto } from './staff.dto.ts';

// Reads and writes shared by doctors and assistants.

const living = <Person extends AccountRecord>(id: string) =>
  ({ _id: id, ...notDeleted }) as QueryFilter<Person>;

export const allStaff = <Person extends AccountRecord>(staff: Model<Person>): Promise<Person[]> =>
  staff.find(notDeleted, WITHOUT_SECRETS).sort({ name: 1, _id: 1 }).lean<Person[]>().exec();

/** `more` names fields that are read on request. Throws NOT_FOUND, also for a deleted person. */
export async function getStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
  more = '',
): Promise<Person> {
  const person = await staff.findOne(living(id)).select(more).lean<Person>();
  if (!person) throw new ApiError('NOT_FOUND');
  return person;
}

/**
 * Answers the person before and after, and whether emails follow. Once people have chosen a password, only
 * they set it, and a new email waits for its link and the consent of the old one. Throws EMAIL_TAKEN,
 * NOT_FOUND, STALE_RECORD, PASSWORD_IS_THEIRS, FACTOR_RESET_LATELY.
 */
export async function updateStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
  { email, ...fields }: Partial<Person> & { email: string },
  {
    passwordHash,
    updatedAt,
    now,
    by,
    role,
  }: { passwordHash?: string; now: Date; by: AccountKey; role: Role } & Pick<EditStaffDto, 'updatedAt'>,
): Promise<{ before: Person; after: Person; sendsEmails: boolean }> {
  // With the password, which an edit that is taken back restores.
  const before = await getStaff(staff, id, '+passwordHash');
  if (passwordHash && before.passwordChosenAt) throw passwordIsTheirs();
  const moves = before.email !== email;
  if (moves || passwordHash) refuseUnsettled(before, now);
  const proven = before.emailVerifiedAt !== undefined;
  const chosen = before.passwordChosenAt !== undefined;
  const atOnce = addressMove({ role, proven, chosen }, 'staff') === 'at-once';
  const moved = atOnce ? movedAtOnce(before, email, now) : movedWhenOpened(before, email, by, now);
  const move = moves ? moved : unmoved(before);
  const theirs = {
    ...(passwordHash && { passwordChosenAt: { $exists: false } }),
    ...((moves || passwordHash) && settled(now)),
  };
  const { $set, $inc, $unset } = accountChange(fields, passwordHash);
  const change = moving(move, $set);
  await updateIfUnmodified(
    updatedAt,
    (unchanged) =>
      refuseTakenEmail(
        staff
          .findOneAndUpdate(
            {
              ...living<Person>(id),
              email: before.email,
              ...unchanged,
              ...theirs,
              ...move.which,
            } as QueryFilter<Person>,
            {
              ...change,
              ...($inc && { $inc }),
              ...($unset && { $unset: { ...$unset, ...change.$unset } }),
            },
            { returnDocument: 'before' },
          )
          .lean<Person>()
          .exec(),
      ),
    () => getStaff(staff, id),
  );
  return { before, after: await getStaff(staff, id), sendsEmails: move.effects.length > 0 };
}

function passwordIsTheirs(): ApiError {
  const { message } = new ApiError('PASSWORD_IS_THEIRS');
  return new ApiError('PASSWORD_IS_THEIRS', { details: { password: [message] } });
}

/** Ends the log-in and frees the email. Throws NOT_FOUND. */
export async function removeStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
  now: Date,
): Promise<Person> {
  const removed = await staff.findOneAndUpdate(living(id), deletion(now)).lean<Person>();
  if (!removed) throw new ApiError('NOT_FOUND');
  return removed;
}
